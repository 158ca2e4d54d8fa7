import { wording } from '@nibras/contract/text/wording.ts';
import { matchPath, type Params } from 'react-router';
import type { Crumb } from '#ui/list/breadcrumbs.tsx';
import { articles, courses, home, portfolio, project, services } from './destinations.ts';
import type { CrumbNames } from './page-handle.ts';

export type TrailNames = Partial<CrumbNames> & {
  /** The page's own title, the name of its item. */
  title?: string | undefined;
};

type Trail = (names: TrailNames, params: Params) => Crumb[];

const here =
  (page: Crumb): Trail =>
  () => [{ label: page.label }];

/** By path; a text is the page's own crumb. A page that is not listed has its title after home. */
const trails: Record<string, string | Trail> = {
  '/courses': here(courses),
  '/courses/:id': ({ courseName, title }) => [
    courses,
    { label: courseName ?? title ?? wording`الكورس` },
  ],
  '/courses/:courseId/lecture/:lectureId': ({ courseName, lectureName, title }, { courseId }) => [
    courses,
    { label: courseName ?? wording`الكورس`, to: `/courses/${courseId}` },
    { label: lectureName ?? title ?? wording`المحاضرة` },
  ],
  '/bundles/:id': ({ title }) => [courses, { label: title ?? 'الباقة' }],
  '/articles': here(articles),
  '/articles/:id': ({ articleTitle, title }) => [
    articles,
    { label: articleTitle ?? title ?? wording`المقال` },
  ],
  '/saved-articles': () => [articles, { label: wording`المقالات المحفوظة` }],
  '/services': here(services),
  '/services/:id': ({ serviceName, title }) => [
    services,
    { label: serviceName ?? title ?? wording`الخدمة` },
  ],
  '/order-service/:id?': ({ serviceName }) => [
    services,
    { label: serviceName ?? wording`طلب خدمة` },
  ],
  '/portfolio': here(portfolio),
  '/portfolio/:id': ({ portfolioTitle, title }) => [
    portfolio,
    { label: portfolioTitle ?? title ?? wording`المشروع` },
  ],
  '/search': 'البحث',
  '/playground': 'ساحة التجربة',
  '/contact': here(project),
  '/redeem': 'تفعيل كود',
  '/login': 'تسجيل الدخول',
  '/login/password': () => [{ label: 'تسجيل الدخول', to: '/login' }, { label: 'بكلمة المرور' }],
  '/register': 'إنشاء حساب',
  '/verify': () => [{ label: 'تسجيل الدخول', to: '/login' }, { label: 'كود التحقق' }],
  '/welcome': 'أهلًا بك',
  '/my-courses': () => [{ label: wording`كورساتي` }],
  '/favourites': 'المفضلة',
  '/profile': 'الملف الشخصي',
  '/notifications': 'الإشعارات',
  '/mail-digest': 'تنبيهات البريد',
  '/my-questions': 'أسئلتي',
  '/my-certificates': () => [{ label: wording`شهاداتي` }],
  '/certificates': () => [{ label: wording`تحقّق من شهادة` }],
  '/teacher-desk': () => [{ label: wording`مكتب المعلّم` }],
  '/teacher/:id': ({ teacherName, title }) => [{ label: teacherName ?? title ?? wording`المعلّم` }],
};

/** The breadcrumb trail of a page, its last crumb without a URL; null on home and chat, which have none. */
export function trailOf(pathname: string, names: TrailNames): Crumb[] | null {
  if (pathname === '/' || /^\/chat(\/|$)/.test(pathname)) return null;
  for (const [pattern, trail] of Object.entries(trails)) {
    const match = matchPath(pattern, pathname);
    if (match)
      return [
        home,
        ...(typeof trail === 'string' ? [{ label: trail }] : trail(names, match.params)),
      ];
  }
  return [home, { label: names.title ?? 'الصفحة غير موجودة' }];
}
