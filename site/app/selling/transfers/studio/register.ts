import { TransfersIcon } from '#studio-kit/frame/icons.ts';
import { lazyPage } from '#studio-kit/part/lazy-page.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';
import { transferLog } from './log-texts.ts';

export const transfers = studioPart({
  pages: [
    { path: 'transfers', Component: lazyPage(() => import('./transfers-page.tsx')) },
    { path: 'transfers/totals', Component: lazyPage(() => import('./totals-page.tsx')) },
    { path: 'transfers/:id', Component: lazyPage(() => import('./transfer-page.tsx')) },
    { path: 'selling/channels', Component: lazyPage(() => import('./channels/channels-page.tsx')) },
  ],
  menu: [
    {
      room: 'money',
      place: 10,
      to: '/studio/transfers',
      label: 'التحويلات',
      icon: TransfersIcon,
      capability: 'selling:manage',
      waiting: 'transfers',
    },
  ],
  waitingViews: { transfers: lazyPage(() => import('./waiting-transfer.tsx')) },
  log: transferLog,
});
