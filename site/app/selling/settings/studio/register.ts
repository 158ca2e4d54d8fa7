import { createElement } from 'react';
import { SellingIcon } from '#studio-kit/frame/icons.ts';
import { MovedPage } from '#studio-kit/frame/moved-page.tsx';
import { lazyPage } from '#studio-kit/part/lazy-page.ts';
import { alone } from '#studio-kit/part/log-texts.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';
import { settingSubjects } from '#studio-kit/settings/subjects.ts';
import { sellingSettings } from './setting-entries.ts';

export const settings = studioPart({
  pages: [
    { path: 'settings/payment', Component: lazyPage(() => import('./selling-page.tsx')) },
    { path: 'selling', element: createElement(MovedPage, { to: settingSubjects.payment.to }) },
    { path: 'selling/receipts', Component: lazyPage(() => import('./receipts-page.tsx')) },
  ],
  menu: [
    {
      room: 'settings',
      place: 40,
      to: '/studio/settings/payment',
      label: settingSubjects.payment.label,
      icon: SellingIcon,
      capability: 'selling:manage',
      parts: ['/studio/selling'],
    },
  ],
  settings: sellingSettings,
  log: {
    actions: {
      'selling-changed': { name: 'تغيير إعدادات الدفع', sentence: alone('تغيّرت إعدادات الدفع') },
      'receipts-exported': { name: 'تصدير إيصالات شهر', sentence: alone('نُزّلت إيصالات شهر') },
    },
  },
});
