import { lazy } from 'react';
import { studioPart } from '#studio-kit/part/studio-part.ts';
import { RegisterIcon } from '#ui/ornament/icons.ts';
import { enrolmentLog } from './log-texts.ts';

export const enrolment = studioPart({
  pages: [
    { path: 'courses/:id/members', Component: lazy(() => import('./members-page.tsx')) },
    { path: 'enrolments', Component: lazy(() => import('./enrolments-page.tsx')) },
  ],
  menu: [
    {
      room: 'students',
      place: 20,
      to: '/studio/enrolments',
      label: 'الاشتراكات',
      icon: RegisterIcon,
      capability: 'course:enrol',
    },
  ],
  log: enrolmentLog,
});
