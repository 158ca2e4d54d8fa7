import { lazy } from 'react';
import { studioPart } from '#studio-kit/part/studio-part.ts';
import { StudentsIcon } from '#ui/ornament/icons.ts';
import { accountLog } from './log-texts.ts';

export const people = studioPart({
  pages: [
    { path: 'people', Component: lazy(() => import('./people-page.tsx')) },
    { path: 'people/:id', Component: lazy(() => import('./person-page.tsx')) },
  ],
  menu: [
    {
      room: 'students',
      place: 10,
      to: '/studio/people',
      label: 'الأشخاص',
      icon: StudentsIcon,
      capability: 'people:manage',
    },
  ],
  log: accountLog,
});
