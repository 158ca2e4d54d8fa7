import { wording } from '@nibras/contract/text/wording.ts';
import { OrderIcon } from '#studio-kit/frame/icons.ts';
import { lazyPage } from '#studio-kit/part/lazy-page.ts';
import { alone } from '#studio-kit/part/log-texts.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';
import { CourseIcon } from '#ui/ornament/icons.ts';

export const courses = studioPart({
  pages: [
    { path: 'courses', Component: lazyPage(() => import('./courses-page.tsx')) },
    { path: 'courses/:id/details', Component: lazyPage(() => import('./course-details-page.tsx')) },
    { path: 'courses/order', Component: lazyPage(() => import('./course-order-page.tsx')) },
  ],
  menu: [
    {
      room: 'content',
      place: 10,
      to: '/studio/courses',
      label: wording`الكورسات`,
      icon: CourseIcon,
      capability: ['course:create', 'course:mark'],
      parts: ['/studio/lectures', '/studio/questions'],
    },
    {
      room: 'content',
      place: 75,
      to: '/studio/courses/order',
      label: 'ترتيب الظهور',
      icon: OrderIcon,
      capability: 'settings:edit',
    },
  ],
  verbs: [
    {
      name: 'سعر',
      words: ['غير سعر', 'تغيير سعر'],
      kinds: ['course'],
      path: ({ id }) => `/studio/courses/${id}/details#price`,
      capability: ['course:create', 'course:mark'],
    },
  ],
  commands: [
    {
      path: '/studio/courses?new=1',
      name: wording`كورس {جديد|جديدة}`,
      words: 'أنشئ إنشاء إضافة أضف دورة course new',
      capability: 'course:create',
    },
  ],
  log: {
    nouns: { course: { the: wording`الكورس` } },
    actions: { 'courses-ordered': { sentence: alone(wording`تغيّر ترتيب ظهور الكورسات`) } },
  },
});
