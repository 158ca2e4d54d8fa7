import type { BrowserContext } from '@playwright/test';
import { exerciseTest, publishExercise } from '../support/exercises.ts';
import { callAs, demoAdmin, enterAs, type Member, newMember } from '../support/member.ts';
import type { Nibras } from '../support/nibras-server.ts';
import { everyKind, makeQuiz } from '../support/quiz.ts';
import { everySize } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

test.use(everySize);

/** Every screen of the studio and what is on it once it has loaded. A part of the studio adds its screens here. */
const screens: Record<string, { path: string; shows: string | RegExp }[]> = {
  'the lists': [
    { path: '/studio', shows: 'آخر ما عملت عليه' },
    { path: '/studio/courses', shows: /لا طلاب بعد|طالب|طلاب/ },
    { path: '/studio/courses?state=draft', shows: /مسودة|لا كورسات بهذه الحالة/ },
    { path: '/studio/courses?search=لا-شيء', shows: 'لا نتائج' },
    { path: '/studio/courses?new=1', shows: 'اسم الكورس' },
    { path: '/studio/categories', shows: 'أقسام صفحة الكورسات' },
    { path: '/studio/courses/order', shows: 'أضف إلى الترتيب' },
    { path: '/studio/log', shows: /لم يتغيّر شيء بعد|النظام|نُشر/ },
    { path: '/studio/bin', shows: /السلة فارغة|يُحذف نهائيًا/ },
    { path: '/studio/media', shows: /وحجم الملف الواحد حتى/ },
    { path: '/studio/no-such-page', shows: 'لا شيء في هذا العنوان' },
  ],
  people: [
    { path: '/studio/people', shows: /@example\.(com|org)/ },
    { path: '/studio/people?role=teacher', shows: 'teacher@example.com' },
    { path: '/studio/people?state=suspended', shows: /لا حسابات موقوفة|موقوف/ },
    { path: '/studio/people?search=لا-أحد', shows: 'لا نتائج' },
    { path: '/studio/people/1', shows: 'الرسائل المرسلة إليه' },
    { path: '/studio/people/999999', shows: 'لا شيء في هذا العنوان' },
  ],
  'the register of personal data': [
    { path: '/studio/privacy/register', shows: 'جلسات الدخول' },
    { path: '/studio/privacy/register?list=all', shows: 'خارج الجداول' },
    { path: '/studio/privacy/register?search=قزمشطب', shows: 'لا نتائج' },
  ],
  "requests about people's data": [
    { path: '/studio/privacy/requests', shows: /لا طلبات بعد|طُلب في/ },
    { path: '/studio/privacy/requests?kind=deletion&state=over', shows: /لا طلبات هنا|طُلب في/ },
  ],
  'pages and settings': [
    { path: '/studio/pages', shows: 'سياسة الخصوصية' },
    { path: '/studio/pages?search=لا-شيء', shows: 'لا نتائج' },
    { path: '/studio/pages?new=1', shows: 'اسم الصفحة' },
    { path: '/studio/pages/2', shows: 'رابط في أسفل كل صفحة' },
    { path: '/studio/settings', shows: 'ما يُضبط على الخادم' },
  ],
  'coupons and bundles': [
    { path: '/studio/coupons', shows: 'AHLAN15' },
    { path: '/studio/coupons?state=off', shows: 'FRIENDS50' },
    { path: '/studio/coupons?state=used-up', shows: 'لا كوبونات بهذه الحالة' },
    { path: '/studio/coupons?search=NOSUCHCODE', shows: 'لا نتائج' },
    { path: '/studio/bundles', shows: 'مسار الواجهة الخلفية' },
    { path: '/studio/bundles?search=لا-شيء', shows: 'لا نتائج' },
  ],
  'the set-up of selling': [
    { path: '/studio/selling', shows: 'طرق الدفع' },
    { path: '/studio/selling/receipts', shows: /لا إيصالات في هذا الشهر|نزّل إيصال/ },
    { path: '/studio/selling/receipts?month=2031-01', shows: 'لا إيصالات في هذا الشهر' },
  ],
  'the look of certificates': [{ path: '/studio/certificates/design', shows: 'صورة التوقيع' }],
  certificates: [
    { path: '/studio/certificates', shows: 'مصطفى كمال رضوان' },
    { path: '/studio/certificates?corrections=open', shows: 'مصطفى كمال الدين رضوان' },
    { path: '/studio/certificates?state=revoked', shows: 'مسحوبة' },
    { path: '/studio/certificates?search=لا-شيء', shows: 'لا نتائج' },
    { path: '/studio/certificates/1', shows: 'ما جرى لها' },
    { path: '/studio/certificates/999999', shows: 'لم نجد هذه الشهادة' },
  ],
  'receipts of transfers': [
    { path: '/studio/transfers', shows: /لا إيصالات تنتظر|آخر أرقام المحوِّل/ },
    { path: '/studio/transfers?list=asked', shows: /لم تسأل أحدًا|سُئل صاحبه/ },
    { path: '/studio/transfers?list=decided', shows: /لم تقرر في شيء بعد|مقبول|مرفوض/ },
    { path: '/studio/transfers?list=decided&search=لا-شيء', shows: 'لا نتائج' },
    { path: '/studio/transfers/999999', shows: 'لم نجد هذا الإيصال' },
    { path: '/studio/transfers/totals', shows: /لا تحويلات مقبولة في هذه الأيام|المجموع/ },
    { path: '/studio/selling/channels', shows: /لا وسائل تحويل بعد|تظهر للطلاب/ },
  ],
  codes: [
    { path: '/studio/codes', shows: /لا أكواد بعد|من \d+/ },
    { path: '/studio/codes?search=لا-شيء', shows: 'لا نتائج' },
    { path: '/studio/codes/new', shows: 'ماذا تفتح؟' },
    { path: '/studio/codes/999999', shows: 'لا شيء في هذا العنوان' },
  ],
  'purchases and cases': [
    { path: '/studio/purchases', shows: /لا مشتريات بعد|مجموع|ينتظر الدفع|مدفوع/ },
    { path: '/studio/purchases?search=لا-أحد&from=2026-01-01', shows: 'لا نتائج' },
    { path: '/studio/purchases/999999', shows: 'لم يتم العثور على هذا الشراء' },
    { path: '/studio/cases', shows: /كل ما وصل في مكانه|وصل/ },
    { path: '/studio/cases?list=solved', shows: /لم تقرر في شيء بعد|قُبلت|أُعيد|استُبعدت/ },
  ],
  'enrolments and lists': [
    { path: '/studio/enrolments', shows: 'بلا تاريخ انتهاء' },
    { path: '/studio/enrolments?list=ended', shows: /لا نتائج|انتهى في/ },
    { path: '/studio/courses/1/members', shows: 'بلا تاريخ انتهاء' },
    { path: '/studio/people/import?course=1', shows: 'سطر لكل طالب' },
  ],
  'orders and contact messages': [
    { path: '/studio/orders', shows: 'هدى الشمري' },
    { path: '/studio/orders?state=archived', shows: 'لا طلبات هنا' },
    { path: '/studio/orders?search=لا-شيء', shows: 'لا نتائج' },
    { path: '/studio/orders/2', shows: 'اتصلت بها، والميزانية مناسبة.' },
    { path: '/studio/orders/999999', shows: 'لم يتم العثور على هذا الطلب' },
    { path: '/studio/messages', shows: 'شهادة الكورس' },
    { path: '/studio/messages/1', shows: 'وصلت إلى المزعج من تلقاء نفسها' },
  ],
  'one course and its lectures': [
    { path: '/studio/courses/1', shows: 'أضف فصلًا' },
    { path: '/studio/courses/1/details', shows: 'كما يظهر في القائمة' },
    { path: '/studio/lectures/1', shows: 'نوع المحاضرة' },
    { path: '/studio/lectures/999999', shows: 'لا شيء في هذا العنوان' },
    { path: '/studio/preview/courses/1', shows: 'العودة إلى التحرير' },
    { path: '/studio/courses/1/staff', shows: 'المعلّم الأساسي' },
    { path: '/studio/courses/999999', shows: 'لم يتم العثور على هذا الكورس' },
    { path: '/studio/courses/1/history', shows: 'كل ما نُشر في السنة الماضية' },
    { path: '/studio/lectures/1/history', shows: 'كل ما نُشر في السنة الماضية' },
    { path: '/studio/preview/lectures/1?as=member', shows: 'العودة إلى التحرير' },
  ],
  'payment gateways': [{ path: '/studio/selling/gateways', shows: 'لا تقبل عملتك' }],
  questions: [
    {
      path: '/studio/courses/1/questions',
      shows: /حدّد ما في هذه الصفحة|لا أسئلة في بنك هذا الكورس/,
    },
    { path: '/studio/courses/1/questions?search=قزمشطب', shows: 'لا نتائج' },
    { path: '/studio/questions/999999', shows: 'لا شيء في هذا العنوان' },
  ],
  'marking and marks': [
    { path: '/studio/marking', shows: /إجابة الطالب|لا شيء ينتظر التصحيح/ },
    { path: '/studio/marking?lecture=999999', shows: 'لا شيء ينتظر التصحيح' },
    { path: '/studio/courses/1/marks', shows: /الطالب|لا اختبارات ولا تمارين بعد/ },
    { path: '/studio/lectures/999999/work/1', shows: 'لا شيء في هذا العنوان' },
  ],
  announcements: [
    { path: '/studio/announcements', shows: /لا إعلانات بعد|بلا عنوان|مسودة|أُرسل|يُرسل|مجدول/ },
    { path: '/studio/announcements?search=لا-شيء', shows: 'لا نتائج' },
    { path: '/studio/announcements/999999', shows: 'لا شيء في هذا العنوان' },
  ],
  'services, projects and skills': [
    { path: '/studio/services', shows: 'المتاجر الإلكترونية' },
    { path: '/studio/services?search=لا-شيء', shows: 'لا نتائج' },
    { path: '/studio/services?new=1', shows: 'أنشئ الخدمة' },
    { path: '/studio/services/2', shows: 'كما يظهر في القائمة' },
    { path: '/studio/services/order', shows: 'أضف إلى الترتيب' },
    { path: '/studio/preview/services/2', shows: 'العودة إلى التحرير' },
    { path: '/studio/projects', shows: /صور$/ },
    { path: '/studio/projects?state=hidden', shows: /لا مشاريع بهذه الحالة|مخفي/ },
    { path: '/studio/projects/1', shows: 'كما يظهر في القائمة' },
    { path: '/studio/projects/order', shows: 'أضف إلى الترتيب' },
    { path: '/studio/preview/projects/1', shows: 'العودة إلى التحرير' },
    { path: '/studio/skills', shows: 'ما تستخدمه في مشاريعك' },
  ],
  'what waits, and moderation': [
    { path: '/studio', shows: 'ينتظرك الآن' },
    { path: '/studio/overview/drafts', shows: /آخر ما كُتب فيه أولًا/ },
    { path: '/studio/overview/joins', shows: /من اشترك اليوم/ },
    { path: '/studio/overview/failed-mails', shows: /آخر سبعة أيام/ },
    { path: '/studio/moderation', shows: /ما أبلغ عنه الطلاب/ },
    { path: '/studio/moderation?list=decided', shows: 'ما تقرر فيه' },
    { path: '/studio/moderation?list=all', shows: 'انظر في صفحته' },
    { path: '/studio/log?action=binned', shows: 'اعرض السجل كله' },
    { path: '/studio/bin?kind=course', shows: /لا نتائج|يُحذف نهائيًا/ },
  ],
};

screens['the articles'] = [
  { path: '/studio/articles', shows: 'مقال جديد' },
  { path: '/studio/articles?state=scheduled', shows: /مجدول|لا مقالات بهذه الحالة/ },
  { path: '/studio/articles?search=قزمشطب', shows: 'لا نتائج' },
  { path: '/studio/articles?new=1', shows: 'عنوان المقال' },
  { path: '/studio/articles/1', shows: 'كما يظهر في نتائج البحث' },
  { path: '/studio/articles/999999', shows: 'لا شيء في هذا العنوان' },
  { path: '/studio/articles/1/history', shows: 'كل ما نُشر في السنة الماضية' },
  { path: '/studio/preview/articles/1', shows: 'العودة إلى التحرير' },
];

/** One sign-in a worker: the codes of an address are limited. */
let admin: Promise<Member> | undefined;
async function enteredAdmin(context: BrowserContext, nibras: Nibras) {
  admin ??= demoAdmin(nibras);
  await enterAs(context, await admin);
  return admin;
}

for (const [name, all] of Object.entries(screens)) {
  test(`${name}: no axe findings, no overflow, one h1`, async ({
    page,
    context,
    nibras,
    checkScreen,
  }) => {
    test.slow();
    await enteredAdmin(context, nibras);
    for (const { path, shows } of all) {
      await page.goto(path);
      await waitForHydration(page);
      await expect(page.getByText(shows).first(), path).toBeVisible();
      await expect(page.locator('h1'), `the one h1 of ${path}`).toHaveCount(1);
      await expect(page).toHaveTitle(/ \| الاستوديو \| نبراس$/);
      await checkScreen(page);
    }
  });
}

test('the versions of a lecture while they load: no axe findings, no overflow', async ({
  page,
  context,
  nibras,
  checkScreen,
}) => {
  await enteredAdmin(context, nibras);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/versions?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/studio/lectures/1/history');
  const loading = page.getByRole('status', { name: 'جارٍ تحميل النسخ' });
  await expect(loading).toBeVisible();
  await checkScreen(page);
  answer();
  await expect(loading).toBeHidden();
});

interface Made {
  tree: { chapters: { id: number }[] };
  made: number[];
}

test('a lecture with every kind of text, and a course with versions: no axe findings, no overflow', async ({
  page,
  context,
  nibras,
  checkScreen,
}) => {
  const { token } = await enteredAdmin(context, nibras);
  const { course } = await callAs<{ course: { id: number } }>(nibras, 'POST /api/studio/courses', {
    token,
    body: { name: 'كورس للشاشات' },
  });
  const chapter = await callAs<Made>(nibras, `POST /api/studio/courses/${course.id}/chapters`, {
    token,
    body: { name: 'الفصل الأول' },
  });
  const { made } = await callAs<Made>(nibras, `POST /api/studio/courses/${course.id}/lectures`, {
    token,
    body: {
      chapter_id: chapter.made[0],
      lectures: [{ name: 'أول مقال', type: 'article' }],
    },
  });
  const lecture = `api/studio/items/lecture/${made[0]}`;
  const body = `<h2>عنوان</h2><p>نص <strong>مهم</strong> فيه <a href="/courses">رابط</a> و<code>x = 1</code>.</p>
    <ul><li><p>بند</p></li></ul><blockquote><p>اقتباس</p></blockquote>
    <pre><code class="language-python">print(1)</code></pre>
    <table><tbody><tr><th>الاسم</th><th>العدد</th></tr><tr><td>عمر</td><td>12</td></tr></tbody></table>
    <aside><p>ملاحظة</p></aside><aside class="callout-tip"><p>نصيحة</p></aside>
    <aside class="callout-warning"><p>تحذير</p></aside>`;
  const draft = await callAs<{ draft_version: number }>(nibras, `PUT /${lecture}/draft`, {
    token,
    body: { changes: [{ field: 'body', value: body, base: 0 }] },
  });
  await callAs(nibras, `POST /${lecture}/publish`, { token, body: draft });

  await page.goto(`/studio/lectures/${made[0]}`);
  await expect(page.getByRole('textbox', { name: 'نص المقال' })).toContainText('نصيحة');
  await checkScreen(page);
  await page.goto(`/studio/lectures/${made[0]}/history`);
  await page.getByRole('button', { name: 'قارن بالمكتوب الآن' }).first().click();
  await expect(page.getByRole('button', { name: 'أخفِ المقارنة' })).toBeVisible();
  await checkScreen(page);
  await page.goto(`/studio/courses/${course.id}`);
  await page.getByRole('checkbox').first().check();
  await checkScreen(page);
});

test('the dialogs of an account: no axe findings, no overflow', async ({
  page,
  context,
  nibras,
  checkScreen,
}) => {
  await enteredAdmin(context, nibras);
  await page.goto('/studio/people/1');
  await page.getByRole('button', { name: 'كود دخول' }).click();
  await expect(page.getByRole('button', { name: 'أصدر كودًا' })).toBeVisible();
  await checkScreen(page);
  await page.keyboard.press('Escape');
  const more = page.getByRole('button', { name: /المزيد عن حساب/ });
  await more.click();
  await page.getByRole('menuitem', { name: 'أوقف الحساب…' }).click();
  await expect(page.getByRole('textbox', { name: 'السبب' })).toBeFocused();
  await checkScreen(page);
  await page.keyboard.press('Escape');
  await more.click();
  await page.getByRole('menuitem', { name: 'ادمج معه حسابًا آخر…' }).click();
  await page.getByRole('searchbox', { name: 'الحساب الآخر' }).fill('student2@example.com');
  await page.getByRole('dialog').getByRole('button', { name: 'student2@example.com' }).click();
  await expect(page.getByText(/ينتقل إليه|ليس في الحساب المنتهي/)).toBeVisible();
  await checkScreen(page);
});

test('the search over everything, by keys alone: no axe findings; Enter opens what it finds', async ({
  page,
  context,
  nibras,
  checkScreen,
}) => {
  await enteredAdmin(context, nibras);
  await page.goto('/studio/log');
  await expect(page.getByRole('heading', { level: 1, name: 'سجل التغييرات' })).toBeVisible();
  await page.keyboard.press('Control+KeyK');
  const field = page.getByRole('combobox', { name: 'ابحث في الاستوديو' });
  await expect(field).toBeFocused();
  await checkScreen(page);
  await page.keyboard.type('سله المحذ');
  await expect(page.getByRole('option')).toHaveText(['سلة المحذوفات']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'سلة المحذوفات' })).toBeVisible();
  // It is among the pages that were opened lately, and Escape closes.
  await page.keyboard.press('Control+KeyK');
  await expect(page.getByRole('group', { name: 'فتحتها مؤخرًا' })).toContainText('سجل التغييرات');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  // A course, although its name is typed carelessly.
  await page.keyboard.press('Control+KeyK');
  await page.keyboard.type('بايثون من الصفر');
  const course = page.getByRole('group', { name: 'الكورسات' }).getByRole('option').first();
  await expect(course).toContainText('بايثون');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/studio\/courses\/\d+$/);
});

test('the forms of coupons and bundles: no axe findings, no overflow', async ({
  page,
  context,
  nibras,
  checkScreen,
}) => {
  await enteredAdmin(context, nibras);
  for (const { path, opens, shows } of [
    { path: '/studio/coupons', opens: 'كوبون جديد', shows: 'اقترح كودًا آخر' },
    { path: '/studio/bundles', opens: /^عدّل الباقة/, shows: /^أزل «/ },
  ]) {
    await page.goto(path);
    await waitForHydration(page);
    await page.getByRole('button', { name: opens }).first().click();
    await expect(
      page.getByRole('dialog').getByRole('button', { name: shows }).first(),
    ).toBeVisible();
    await checkScreen(page);
  }
});

/** A question of each kind as a teacher writes it. */
const questionDrafts: Record<string, object> = {
  single: { choices: [choice('a', 'قائمة', true), choice('b', '<code>tuple</code>', false)] },
  multiple: { choices: [choice('a', 'صحيح', true), choice('b', '', false)], partial: true },
  'true-false': { correct: true },
  text: { accepted: ['القاهرة', 'قاهرة المعز'] },
  number: {
    number: {
      value: '12',
      tolerance: '5',
      toleranceIn: 'percent',
      unit: 'م',
      units: [{ name: 'سم', factor: '0.01' }],
      unitNeeded: true,
    },
  },
  match: {
    pairs: [
      { id: 'a', left: 'HTML', rightId: 'b', right: 'بنية الصفحة' },
      { id: 'c', left: 'CSS', rightId: 'd', right: 'شكلها' },
    ],
    extras: [{ id: 'e', html: 'قاعدة بيانات' }],
  },
  order: {
    items: [
      { id: 'a', html: 'اكتب' },
      { id: 'b', html: 'شغّل' },
    ],
  },
  gaps: {
    code: 'for i in [[1]](3):\n  print(i)',
    language: 'python',
    gaps: [{ accepted: ['range', 'xrange'] }],
  },
  output: { code: 'print(1)', language: 'python', accepted: ['1'] },
  essay: { guide: '<p>يذكر مثالًا</p>' },
};
function choice(id: string, html: string, correct: boolean) {
  return { id, html, correct, feedback: correct ? 'لأنها تتغيّر' : '' };
}

test('a quiz with a question of each kind, its bank and a question: no axe findings, no overflow', async ({
  page,
  context,
  nibras,
  checkScreen,
}) => {
  const { token } = await enteredAdmin(context, nibras);
  const call = <Answer>(route: `${'POST' | 'PUT'} /${string}`, body: object) =>
    callAs<Answer>(nibras, route, { token, body });
  const { course } = await call<{ course: { id: number } }>('POST /api/studio/courses', {
    name: 'كورس الأسئلة',
  });
  const bank = `api/studio/courses/${course.id}` as const;
  const chapter = await call<Made>(`POST /${bank}/chapters`, { name: 'الفصل الأول' });
  const { made } = await call<Made>(`POST /${bank}/lectures`, {
    chapter_id: chapter.made[0],
    lectures: [{ name: 'اختبار الفصل', type: 'quiz' }],
  });
  const ids: number[] = [];
  for (const [kind, answers] of Object.entries(questionDrafts)) {
    const { question } = await call<{ question: { id: number } }>(`POST /${bank}/questions`, {
      kind,
      lecture: made[0],
    });
    ids.push(question.id);
    const body = kind === 'text' ? '' : '<p>سؤال طويل بعض الشيء عن <code>list.append()</code>؟</p>';
    const fields = { body, answers, tags: ['الحلقات'], hints: [{ html: 'فكّر', cost: 25 }] };
    const changes = Object.entries(fields).map(([field, value]) => ({ field, value, base: 0 }));
    await call(`PUT /api/studio/items/question/${question.id}/draft`, { changes });
  }
  await page.goto(`/studio/lectures/${made[0]}`);
  await expect(page.getByText(/لم يكتمل/)).toBeVisible();
  await checkScreen(page);
  for (const id of ids) {
    await page
      .locator(`#question-${id} > div > div > button[aria-expanded]:not([aria-haspopup])`)
      .click();
  }
  await expect(page.getByRole('textbox', { name: 'دليل التصحيح' })).toBeVisible();
  await checkScreen(page);
  await page.goto(`/studio/courses/${course.id}/questions`);
  await page.getByRole('checkbox', { name: /^حدّد ما/ }).check();
  await expect(page.getByRole('region', { name: 'الأسئلة المحددة' })).toBeVisible();
  await checkScreen(page);
  await page.goto(`/studio/questions/${ids[0]}`);
  await expect(page.getByText('إن حذفته بقي كل اختبار يعمل بدونه.')).toBeVisible();
  await checkScreen(page);
});

test('a long answer to mark, the marks and a student’s attempts: no axe findings, no overflow', async ({
  page,
  context,
  nibras,
  checkScreen,
}) => {
  test.setTimeout(90_000);
  await enteredAdmin(context, nibras);
  const member = await newMember(nibras);
  const questions = everyKind.filter(({ kind }) => kind === 'essay' || kind === 'single');
  const quiz = await makeQuiz(nibras, { questions, members: [member] });
  const { token } = member;
  const { attempt } = await callAs<{ attempt: { id: number } }>(
    nibras,
    `POST /api/quizzes/${quiz.lecture}/attempts`,
    { token },
  );
  const answer = { text: 'كلمةطويلةبلافراغات'.repeat(20) };
  const at = `/api/attempts/${attempt.id}` as const;
  await callAs(nibras, `PUT ${at}/answers/1`, { token, body: { answer, save: 1 } });
  await callAs(nibras, `POST ${at}/hand-in`, { token });
  await page.goto(`/studio/marking?lecture=${quiz.lecture}`);
  await expect(page.getByText('إجابة الطالب')).toBeVisible();
  await checkScreen(page);
  await page.goto(`/studio/courses/${quiz.course}/marks`);
  await expect(page.getByRole('link', { name: /قيد التصحيح$/ })).toBeVisible();
  await checkScreen(page);
  await page.getByRole('link', { name: /قيد التصحيح$/ }).click();
  await page.getByText(/^المحاولة 1/).click();
  await expect(page.getByText('بانتظار تصحيح المعلّم')).toBeVisible();
  await checkScreen(page);
});

test('an exercise with tests of every kind: no axe findings, no overflow', async ({
  page,
  context,
  nibras,
  checkScreen,
}) => {
  await enteredAdmin(context, nibras);
  const { lecture } = await publishExercise(nibras, 'تمرين للشاشات', {
    body: '<p>اطبع العدد.</p>',
    exercise_language: 'javascript',
    exercise_files: [
      { name: 'main.js', code: '// ابدأ هنا\n' },
      { name: 'data.js', code: 'const data = [1, 2];\n', locked: true },
    ],
    exercise_tests: [
      exerciseTest('a', '1', '1'),
      exerciseTest('b', '2', '2', true),
      { ...exerciseTest('c', '', ''), how: 'code', code: 'assert(data.length === 2)' },
    ],
    exercise_hints: ['اقرأ العدد أولًا.'],
  });
  await page.goto(`/studio/lectures/${lecture}`);
  await page.getByText('أسماء الملفات وقفلها').click();
  await page.getByText('ما الذي يمكن تزويره').click();
  await expect(page.locator('.cm-content[aria-label="الحل"]')).toBeVisible();
  await checkScreen(page);
});
