import type { BrowserContext, Page } from '@playwright/test';
import { demoAdmin, enterAs, type Member } from '../support/member.ts';
import type { Nibras } from '../support/nibras-server.ts';
import { everySize } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

test.use(everySize);

interface Screen {
  path: string;
  /** What is on it with the content of the demo, once it has loaded. */
  shows: string | RegExp;
  /** The first screen of its template: axe looks at its structure and colours. */
  template?: boolean;
}

/** Every screen of the studio. A part of the studio adds its screens here. */
const screens: Record<string, Screen[]> = {
  'the lists': [
    { path: '/studio', shows: 'آخر ما عملت عليه', template: true },
    { path: '/studio/figures', shows: 'ما تغيّر', template: true },
    { path: '/studio/courses/1/figures', shows: 'أكثر ما توقفوا عنده', template: true },
    { path: '/studio/courses', shows: 'لا طلاب بعد', template: true },
    { path: '/studio/courses?state=draft', shows: 'لا كورسات بهذه الحالة' },
    { path: '/studio/courses?search=لا-شيء', shows: 'لا نتائج', template: true },
    { path: '/studio/courses?new=1', shows: 'اسم الكورس', template: true },
    { path: '/studio/categories', shows: 'أقسام صفحة الكورسات', template: true },
    { path: '/studio/courses/order', shows: 'أضف إلى الترتيب', template: true },
    { path: '/studio/log', shows: /نُشر/, template: true },
    { path: '/studio/bin', shows: 'السلة فارغة', template: true },
    { path: '/studio/media', shows: /وحجم الملف الواحد حتى/, template: true },
    { path: '/studio/no-such-page', shows: 'لا شيء في هذا العنوان', template: true },
  ],
  people: [
    { path: '/studio/people', shows: /@example\.(com|org)/, template: true },
    { path: '/studio/people?role=teacher', shows: 'teacher@example.com' },
    { path: '/studio/people?state=suspended', shows: 'لا حسابات موقوفة' },
    { path: '/studio/people?search=لا-أحد', shows: 'لا نتائج' },
    { path: '/studio/people/1', shows: 'الرسائل خاصة بأصحابها', template: true },
    { path: '/studio/people/999999', shows: 'لا شيء في هذا العنوان' },
  ],
  'the register of personal data': [
    { path: '/studio/privacy/register', shows: 'جلسات الدخول', template: true },
    { path: '/studio/privacy/register?list=all', shows: 'خارج الجداول' },
    { path: '/studio/privacy/register?search=قزمشطب', shows: 'لا نتائج' },
  ],
  "requests about people's data": [
    { path: '/studio/privacy/requests', shows: /طُلب في/, template: true },
    { path: '/studio/privacy/requests?kind=deletion&state=over', shows: 'لا طلبات هنا' },
  ],
  'pages and settings': [
    { path: '/studio/pages', shows: 'سياسة الخصوصية' },
    { path: '/studio/pages?search=لا-شيء', shows: 'لا نتائج' },
    { path: '/studio/pages?new=1', shows: 'اسم الصفحة' },
    { path: '/studio/pages/2', shows: 'رابط في أسفل كل صفحة', template: true },
    { path: '/studio/settings', shows: 'أسماء الأشياء', template: true },
    { path: '/studio/settings/contact', shows: 'يوتيوب' },
    { path: '/studio/settings/mail', shows: 'رسالة تجريبية', template: true },
    { path: '/studio/settings/legal', shows: 'سياسة الخصوصية' },
    { path: '/studio/settings/people', shows: /@example\.(com|org)/, template: true },
    { path: '/studio/settings/people?invite=teacher', shows: 'أرسل الدعوة' },
    { path: '/studio/settings/advanced', shows: 'ما يُضبط على الخادم', template: true },
    { path: '/studio/search-words', shows: 'هذه الكلمات واحدة', template: true },
  ],
  'coupons and bundles': [
    { path: '/studio/coupons', shows: 'AHLAN15', template: true },
    { path: '/studio/coupons?state=off', shows: 'FRIENDS50' },
    { path: '/studio/coupons?state=used-up', shows: 'لا كوبونات بهذه الحالة' },
    { path: '/studio/coupons?search=NOSUCHCODE', shows: 'لا نتائج' },
    { path: '/studio/bundles', shows: 'مسار الواجهة الخلفية' },
    { path: '/studio/bundles?search=لا-شيء', shows: 'لا نتائج' },
  ],
  'the set-up of selling': [
    { path: '/studio/settings/payment', shows: 'طرق الدفع', template: true },
    { path: '/studio/selling/receipts', shows: /نزّل إيصال/ },
    { path: '/studio/selling/receipts?month=2031-01', shows: 'لا إيصالات في هذا الشهر' },
  ],
  'the look of certificates': [
    { path: '/studio/certificates/design', shows: 'صورة التوقيع', template: true },
  ],
  certificates: [
    { path: '/studio/certificates', shows: 'مصطفى كمال رضوان', template: true },
    { path: '/studio/certificates?corrections=open', shows: 'مصطفى كمال الدين رضوان' },
    { path: '/studio/certificates?state=revoked', shows: 'مسحوبة' },
    { path: '/studio/certificates?search=لا-شيء', shows: 'لا نتائج' },
    { path: '/studio/certificates/1', shows: 'ما جرى لها', template: true },
    { path: '/studio/certificates/999999', shows: 'لم نجد هذه الشهادة' },
  ],
  'devices that watch': [{ path: '/studio/watching', shows: 'لا حسابات هنا', template: true }],
  'receipts of transfers': [
    { path: '/studio/transfers', shows: 'آخر أرقام المحوِّل', template: true },
    { path: '/studio/transfers?list=asked', shows: 'لم تسأل أحدًا' },
    { path: '/studio/transfers?list=decided', shows: 'مقبول' },
    { path: '/studio/transfers?list=decided&search=لا-شيء', shows: 'لا نتائج' },
    { path: '/studio/transfers/999999', shows: 'لم نجد هذا الإيصال' },
    { path: '/studio/transfers/totals', shows: 'المجموع', template: true },
    { path: '/studio/selling/channels', shows: /تظهر للطلاب/, template: true },
  ],
  codes: [
    { path: '/studio/codes', shows: 'لا أكواد بعد' },
    { path: '/studio/codes?search=لا-شيء', shows: 'لا نتائج' },
    { path: '/studio/codes/new', shows: 'ماذا تفتح؟', template: true },
    { path: '/studio/codes/999999', shows: 'لا شيء في هذا العنوان' },
  ],
  'purchases and cases': [
    { path: '/studio/purchases', shows: 'ينتظر الدفع', template: true },
    { path: '/studio/purchases?search=لا-أحد&from=2026-01-01', shows: 'لا نتائج' },
    { path: '/studio/purchases/999999', shows: 'لم نجد هذا الشراء' },
    { path: '/studio/cases', shows: /وصل/, template: true },
    { path: '/studio/cases?list=solved', shows: 'لم تقرر في شيء بعد' },
  ],
  'enrolments and lists': [
    { path: '/studio/enrolments', shows: 'بلا تاريخ انتهاء' },
    { path: '/studio/enrolments?list=ended', shows: 'لا اشتراكات منتهية' },
    { path: '/studio/courses/1/members', shows: 'بلا تاريخ انتهاء', template: true },
    { path: '/studio/people/import?course=1', shows: 'سطر لكل طالب', template: true },
  ],
  'orders and contact messages': [
    { path: '/studio/orders', shows: 'هدى الشمري', template: true },
    { path: '/studio/orders?state=archived', shows: 'لا طلبات هنا' },
    { path: '/studio/orders?search=لا-شيء', shows: 'لا نتائج' },
    { path: '/studio/orders/2', shows: 'اتصلت بها، والميزانية مناسبة.', template: true },
    { path: '/studio/orders/999999', shows: 'لم نجد هذا الطلب' },
    { path: '/studio/messages', shows: 'شهادة الكورس' },
    { path: '/studio/messages/1', shows: 'وصلت إلى المزعج تلقائيًا' },
  ],
  'one course and its lectures': [
    { path: '/studio/courses/1', shows: 'أضف فصلًا', template: true },
    { path: '/studio/courses/1/details', shows: 'كما يظهر في القائمة', template: true },
    { path: '/studio/lectures/1', shows: 'نوع المحاضرة', template: true },
    { path: '/studio/lectures/999999', shows: 'لا شيء في هذا العنوان' },
    { path: '/studio/lectures/1/captions/ar', shows: 'ابحث واستبدل', template: true },
    { path: '/studio/lectures/1/video', shows: 'الاختصارات', template: true },
    { path: '/studio/lectures/999999/video', shows: 'لا شيء في هذا العنوان' },
    { path: '/studio/lectures/999999/captions/ar', shows: 'لا شيء في هذا العنوان' },
    { path: '/studio/preview/courses/1', shows: 'العودة إلى التحرير', template: true },
    { path: '/studio/courses/1/staff', shows: 'المعلّم الأساسي', template: true },
    { path: '/studio/courses/999999', shows: 'لم نجد هذا الكورس' },
    { path: '/studio/courses/1/history', shows: 'كل ما نُشر في السنة الماضية', template: true },
    { path: '/studio/lectures/1/history', shows: 'كل ما نُشر في السنة الماضية' },
    { path: '/studio/preview/lectures/1?as=member', shows: 'العودة إلى التحرير' },
  ],
  'payment gateways': [
    { path: '/studio/selling/gateways', shows: 'لا تقبل عملتك', template: true },
  ],
  questions: [
    { path: '/studio/courses/1/questions', shows: 'حدّد ما في هذه الصفحة', template: true },
    { path: '/studio/courses/1/questions?search=قزمشطب', shows: 'لا نتائج' },
    { path: '/studio/questions/999999', shows: 'لا شيء في هذا العنوان' },
  ],
  'marking and marks': [
    { path: '/studio/marking', shows: 'إجابة الطالب', template: true },
    { path: '/studio/marking?lecture=999999', shows: 'لا شيء ينتظر التصحيح' },
    { path: '/studio/courses/1/marks', shows: 'الطالب', template: true },
    { path: '/studio/lectures/999999/work/1', shows: 'لا شيء في هذا العنوان' },
  ],
  announcements: [
    { path: '/studio/announcements', shows: /مجدول/, template: true },
    { path: '/studio/announcements?search=لا-شيء', shows: 'لا نتائج' },
    { path: '/studio/announcements/999999', shows: 'لا شيء في هذا العنوان' },
  ],
  'services, projects and skills': [
    { path: '/studio/services', shows: 'المتاجر الإلكترونية' },
    { path: '/studio/services?search=لا-شيء', shows: 'لا نتائج' },
    { path: '/studio/services?new=1', shows: 'أنشئ الخدمة' },
    { path: '/studio/services/2', shows: 'كما يظهر في القائمة', template: true },
    { path: '/studio/services/order', shows: 'أضف إلى الترتيب' },
    { path: '/studio/preview/services/2', shows: 'العودة إلى التحرير' },
    { path: '/studio/projects', shows: /صور$/ },
    { path: '/studio/projects?state=hidden', shows: 'لا مشاريع بهذه الحالة' },
    { path: '/studio/projects/1', shows: 'كما يظهر في القائمة' },
    { path: '/studio/projects/order', shows: 'أضف إلى الترتيب' },
    { path: '/studio/preview/projects/1', shows: 'العودة إلى التحرير' },
    { path: '/studio/skills', shows: 'ما تستخدمه في مشاريعك', template: true },
  ],
  'what waits, and moderation': [
    { path: '/studio', shows: 'ينتظرك الآن' },
    { path: '/studio/overview/drafts', shows: /آخر ما كُتب فيه أولًا/, template: true },
    { path: '/studio/overview/joins', shows: /من اشترك اليوم/ },
    { path: '/studio/overview/failed-mails', shows: /آخر سبعة أيام/ },
    { path: '/studio/moderation', shows: /ما أبلغ عنه الطلاب/, template: true },
    { path: '/studio/moderation?list=decided', shows: 'ما تقرر فيه' },
    { path: '/studio/moderation?list=all', shows: 'انظر في صفحته' },
    { path: '/studio/log?action=binned', shows: 'كل الأنواع والأيام' },
    { path: '/studio/bin?kind=course', shows: 'لا شيء من هذا النوع' },
  ],
};

screens['the articles'] = [
  { path: '/studio/articles', shows: 'مقال جديد' },
  { path: '/studio/articles?state=scheduled', shows: /مجدول/ },
  { path: '/studio/articles?search=قزمشطب', shows: 'لا نتائج' },
  { path: '/studio/articles?new=1', shows: 'عنوان المقال' },
  { path: '/studio/articles/1', shows: 'كما يظهر في نتائج البحث', template: true },
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

/** Opens a screen as a link of the studio does: without loading the studio anew, which takes longer than a check. */
async function open(page: Page, path: string) {
  if (page.url() === 'about:blank') {
    await page.goto(path);
    await waitForHydration(page);
    return;
  }
  await page.evaluate((to) => {
    history.pushState({ key: to }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}

for (const [name, all] of Object.entries(screens)) {
  test(`${name}: no axe findings, no overflow, one h1`, async ({
    page,
    context,
    nibras,
    checkScreen,
    checkLayout,
  }) => {
    test.slow();
    await enteredAdmin(context, nibras);
    for (const { path, shows, template } of all) {
      await open(page, path);
      await expect(page.getByText(shows).first(), path).toBeVisible();
      await expect(page.locator('h1'), `the one h1 of ${path}`).toHaveCount(1);
      await expect(page).toHaveTitle(/ \| الاستوديو \| نبراس$/);
      await (template ? checkScreen : checkLayout)(page);
    }
  });
}
