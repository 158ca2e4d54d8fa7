import { wording } from '@nibras/contract/text/wording.ts';
import { lazyPage } from '#studio-kit/part/lazy-page.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';
import { RegisterIcon } from '#ui/ornament/icons.ts';
import { extendableQuery } from './extendable-query.ts';
import { enrolmentLog } from './log-texts.ts';

export const enrolment = studioPart({
  pages: [
    { path: 'courses/:id/members', Component: lazyPage(() => import('./members-page.tsx')) },
    { path: 'enrolments', Component: lazyPage(() => import('./enrolments-page.tsx')) },
  ],
  verbs: [
    {
      name: wording`سجّل طالبًا في`,
      words: ['سجل في', 'تسجيل في', 'أضف طالبا إلى'],
      kinds: ['course'],
      path: ({ id }) => `/studio/courses/${id}/members?new=1`,
      capability: 'course:enrol',
    },
    {
      name: 'مدّد اشتراك',
      words: ['مدد', 'تمديد', 'جدد'],
      kinds: [],
      find: extendableQuery,
      path: ({ path }) => path,
      atOnce: ({ id, name }) => ({ extend: { id, name } }),
      capability: 'course:enrol',
    },
  ],
  menu: [
    {
      room: 'students',
      place: 20,
      to: '/studio/enrolments',
      label: 'الاشتراكات',
      parts: ['/studio/people/import'],
      icon: RegisterIcon,
      capability: 'course:enrol',
    },
  ],
  log: enrolmentLog,
});
