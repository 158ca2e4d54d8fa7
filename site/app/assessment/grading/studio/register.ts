import { MarkingIcon } from '#studio-kit/frame/icons.ts';
import { lazyPage } from '#studio-kit/part/lazy-page.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';
import { gradingLog } from './log-texts.ts';

export const grading = studioPart({
  pages: [
    { path: 'courses/:id/marks', Component: lazyPage(() => import('./marks-page.tsx')) },
    {
      path: 'lectures/:id/work/:person',
      Component: lazyPage(() => import('./student-work-page.tsx')),
    },
    { path: 'marking', Component: lazyPage(() => import('./marking-page.tsx')) },
  ],
  menu: [
    {
      room: 'inbox',
      place: 40,
      to: '/studio/marking',
      label: 'التصحيح',
      icon: MarkingIcon,
      capability: 'course:mark',
      waiting: 'texts',
    },
  ],
  waitingViews: { texts: lazyPage(() => import('./waiting-text.tsx')) },
  log: gradingLog,
});
