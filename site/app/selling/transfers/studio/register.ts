import { lazy } from 'react';
import { TransfersIcon } from '#studio-kit/frame/icons.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';
import { transferLog } from './log-texts.ts';

export const transfers = studioPart({
  pages: [
    { path: 'transfers', Component: lazy(() => import('./transfers-page.tsx')) },
    { path: 'transfers/totals', Component: lazy(() => import('./totals-page.tsx')) },
    { path: 'transfers/:id', Component: lazy(() => import('./transfer-page.tsx')) },
    { path: 'selling/channels', Component: lazy(() => import('./channels/channels-page.tsx')) },
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
  waitingViews: { transfers: lazy(() => import('./waiting-transfer.tsx')) },
  log: transferLog,
});
