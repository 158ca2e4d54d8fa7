import { wording } from '@nibras/contract/text/wording.ts';
import { matchPath, type Params } from 'react-router';
import type { Crumb } from '#ui/list/breadcrumbs.tsx';
import type { CrumbNames } from './page-handle.ts';

export type TrailNames = Partial<CrumbNames> & {
  /** The page's own title, the name of its item. */
  title?: string | undefined;
};

const home: Crumb = { label: 'الرئيسية', to: '/' };
const courses: Crumb = {
  get label() {
    return wording`الكورسات`;
  },
  to: '/courses',
};
const articles: Crumb = {
  get label() {
    return wording`المقالات`;
  },
  to: '/articles',
};
const services: Crumb = {
  get label() {
    return wording`الخدمات`;
  },
  to: '/services',
};
const portfolio: Crumb = { label: 'معرض الأعمال', to: '/portfolio' };

type Trail = (names: TrailNames, params: Params) => Crumb[];

const single =
  (label: () => string): Trail =>
  () => [{ label: label() }];

/** By path. A page that is not listed has its title after home. */
const trails: Record<string, Trail> = {
  '/courses': single(() => wording`الكورسات`),
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
  '/articles': single(() => wording`المقالات`),
  '/articles/:id': ({ articleTitle, title }) => [
    articles,
    { label: articleTitle ?? title ?? wording`المقال` },
  ],
  '/saved-articles': () => [articles, { label: wording`المقالات المحفوظة` }],
  '/services': single(() => wording`الخدمات`),
  '/services/:id': ({ serviceName, title }) => [
    services,
    { label: serviceName ?? title ?? wording`الخدمة` },
  ],
  '/order-service/:id?': ({ serviceName }) => [
    services,
    { label: serviceName ?? wording`طلب خدمة` },
  ],
  '/portfolio': single(() => 'معرض الأعمال'),
  '/portfolio/:id': ({ portfolioTitle, title }) => [
    portfolio,
    { label: portfolioTitle ?? title ?? wording`المشروع` },
  ],
  '/search': single(() => 'البحث'),
  '/playground': single(() => 'ساحة التجربة'),
  '/contact': single(() => wording`ابدأ مشروعك`),
  '/redeem': single(() => 'تفعيل كود'),
  '/login': single(() => 'تسجيل الدخول'),
  '/login/password': () => [{ label: 'تسجيل الدخول', to: '/login' }, { label: 'بكلمة المرور' }],
  '/register': single(() => 'إنشاء حساب'),
  '/verify': () => [{ label: 'تسجيل الدخول', to: '/login' }, { label: 'كود التحقق' }],
  '/welcome': single(() => 'أهلًا بك'),
  '/my-courses': single(() => wording`كورساتي`),
  '/favourites': single(() => 'المفضلة'),
  '/profile': single(() => 'الملف الشخصي'),
  '/notifications': single(() => 'الإشعارات'),
  '/mail-digest': single(() => 'تنبيهات البريد'),
  '/my-questions': single(() => 'أسئلتي'),
  '/my-certificates': single(() => wording`شهاداتي`),
  '/certificates': single(() => wording`تحقّق من شهادة`),
  '/teacher-desk': single(() => wording`مكتب المعلّم`),
  '/teacher/:id': ({ teacherName, title }) => [{ label: teacherName ?? title ?? wording`المعلّم` }],
};

/** The breadcrumb trail of a page, its last crumb without a URL; null on home and chat, which have none. */
export function trailOf(pathname: string, names: TrailNames): Crumb[] | null {
  if (pathname === '/' || /^\/chat(\/|$)/.test(pathname)) return null;
  for (const [pattern, trail] of Object.entries(trails)) {
    const match = matchPath(pattern, pathname);
    if (match) return [home, ...trail(names, match.params)];
  }
  return [home, { label: names.title ?? 'الصفحة غير موجودة' }];
}
