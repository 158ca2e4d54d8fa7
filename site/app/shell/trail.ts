import { matchPath, type Params } from 'react-router';
import type { Crumb } from '#ui/list/breadcrumbs.tsx';
import type { CrumbNames } from './page-handle.ts';

export type TrailNames = Partial<CrumbNames> & {
  /** The page's own title: the name of what it shows. */
  title?: string | undefined;
};

const home: Crumb = { label: 'الرئيسية', to: '/' };
const courses: Crumb = { label: 'الكورسات', to: '/courses' };
const articles: Crumb = { label: 'المقالات', to: '/articles' };
const services: Crumb = { label: 'الخدمات', to: '/services' };
const portfolio: Crumb = { label: 'معرض الأعمال', to: '/portfolio' };

type Trail = (names: TrailNames, params: Params) => Crumb[];

const only =
  (label: string): Trail =>
  () => [{ label }];

/** By address. What is not listed has its title alone after home. */
const trails: Record<string, Trail> = {
  '/courses': only('الكورسات'),
  '/courses/:id': ({ courseName, title }) => [courses, { label: courseName ?? title ?? 'الكورس' }],
  '/courses/:courseId/lecture/:lectureId': ({ courseName, lectureName, title }, { courseId }) => [
    courses,
    { label: courseName ?? 'الكورس', to: `/courses/${courseId}` },
    { label: lectureName ?? title ?? 'المحاضرة' },
  ],
  '/articles': only('المقالات'),
  '/articles/:id': ({ articleTitle, title }) => [
    articles,
    { label: articleTitle ?? title ?? 'المقال' },
  ],
  '/saved-articles': () => [articles, { label: 'المقالات المحفوظة' }],
  '/services': only('الخدمات'),
  '/services/:id': ({ serviceName, title }) => [
    services,
    { label: serviceName ?? title ?? 'الخدمة' },
  ],
  '/order-service/:id?': ({ serviceName }) => [services, { label: serviceName ?? 'طلب خدمة' }],
  '/portfolio': only('معرض الأعمال'),
  '/portfolio/:id': ({ portfolioTitle, title }) => [
    portfolio,
    { label: portfolioTitle ?? title ?? 'المشروع' },
  ],
  '/contact': only('ابدأ مشروعك'),
  '/login': only('تسجيل الدخول'),
  '/login/password': () => [{ label: 'تسجيل الدخول', to: '/login' }, { label: 'بكلمة المرور' }],
  '/register': only('إنشاء حساب'),
  '/verify': () => [{ label: 'تسجيل الدخول', to: '/login' }, { label: 'كود التحقق' }],
  '/my-courses': only('كورساتي'),
  '/profile': only('الملف الشخصي'),
  '/notifications': only('الإشعارات'),
  '/mail-digest': only('تنبيهات البريد'),
  '/teacher-desk': only('مكتب المعلّم'),
  '/teacher/:id': ({ teacherName, title }) => [{ label: teacherName ?? title ?? 'المعلّم' }],
};

/** The trail of a page, its last crumb without an address; null on home and chat, which have none. */
export function trailOf(pathname: string, names: TrailNames): Crumb[] | null {
  if (pathname === '/' || /^\/chat(\/|$)/.test(pathname)) return null;
  for (const [pattern, trail] of Object.entries(trails)) {
    const match = matchPath(pattern, pathname);
    if (match) return [home, ...trail(names, match.params)];
  }
  return [home, { label: names.title ?? 'الصفحة غير موجودة' }];
}
