import type { BrowserContext } from '@playwright/test';
import { exerciseTest, publishExercise } from '../support/exercises.ts';
import { callAs, demoAdmin, enterAs, type Member, newMember } from '../support/member.ts';
import type { Nibras } from '../support/nibras-server.ts';
import { everyKind, makeQuiz } from '../support/quiz.ts';
import { everySize } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

test.use(everySize);

/** One sign-in a worker: the codes of an address are limited. */
let admin: Promise<Member> | undefined;
async function enteredAdmin(context: BrowserContext, nibras: Nibras) {
  admin ??= demoAdmin(nibras);
  await enterAs(context, await admin);
  return admin;
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
  await expect(page.getByRole('dialog')).toBeHidden();
  const more = page.getByRole('button', { name: /المزيد عن حساب/ });
  await more.click();
  await page.getByRole('menuitem', { name: 'أوقف الحساب…' }).click();
  await expect(page.getByRole('textbox', { name: 'السبب' })).toBeFocused();
  await checkScreen(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
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
  await page.keyboard.type('مدخل الى تعلم الاله');
  const course = page.getByRole('group', { name: 'الكورسات' }).getByRole('option').first();
  await expect(course).toContainText('مدخل إلى تعلم الآلة');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/studio\/courses\/\d+$/);
});

test('the search opens by a key in the moment in which the page is shown', async ({
  page,
  context,
  nibras,
}) => {
  await enteredAdmin(context, nibras);
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent !== 'سجل التغييرات') return;
      observer.disconnect();
      const options = { code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new KeyboardEvent('keydown', options));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/studio/log');
  await expect(page.getByRole('combobox', { name: 'ابحث في الاستوديو' })).toBeFocused();
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
  await expect(page.getByRole('textbox', { name: 'الحل' })).toBeVisible();
  await checkScreen(page);
});
