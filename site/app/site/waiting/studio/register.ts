import { lazyPage } from '#studio-kit/part/lazy-page.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';
import { InboxIcon } from '#ui/ornament/icons.ts';
import { waitingLog } from './log-texts.ts';

const Page = lazyPage(() => import('./inbox-page.tsx'));

export const waiting = studioPart({
  pages: [
    { path: 'inbox', Component: Page },
    { path: 'inbox/:kind/:thing', Component: Page },
  ],
  menu: [
    {
      room: 'inbox',
      place: 10,
      to: '/studio/inbox',
      label: 'الوارد',
      icon: InboxIcon,
      waiting: 'inbox',
    },
  ],
  log: waitingLog,
});
