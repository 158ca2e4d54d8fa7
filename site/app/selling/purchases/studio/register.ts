import { PurchasesIcon } from '#studio-kit/frame/icons.ts';
import { lazyPage } from '#studio-kit/part/lazy-page.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';
import { purchaseLog } from './log-texts.ts';

export const purchases = studioPart({
  pages: [
    { path: 'purchases', Component: lazyPage(() => import('./purchases-page.tsx')) },
    { path: 'purchases/:id', Component: lazyPage(() => import('./purchase-page.tsx')) },
    { path: 'cases', Component: lazyPage(() => import('./cases-page.tsx')) },
  ],
  verbs: [
    {
      name: 'أعد مالًا',
      words: ['أعد المبلغ', 'استرداد', 'رد المال'],
      kinds: ['purchase'],
      path: ({ path }) => `${path}#refund`,
      capability: 'selling:manage',
    },
  ],
  menu: [
    {
      room: 'money',
      place: 20,
      to: '/studio/purchases',
      parts: ['/studio/cases'],
      label: 'المشتريات',
      icon: PurchasesIcon,
      capability: 'selling:manage',
      waiting: 'cases',
    },
  ],
  waitingViews: { cases: lazyPage(() => import('./cases/waiting-case.tsx')) },
  log: purchaseLog,
});
