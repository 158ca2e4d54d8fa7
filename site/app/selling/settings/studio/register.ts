import { lazy } from 'react';
import { SellingIcon } from '#studio-kit/frame/icons.ts';
import { alone } from '#studio-kit/part/log-texts.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';

export const settings = studioPart({
  pages: [
    { path: 'selling', Component: lazy(() => import('./selling-page.tsx')) },
    { path: 'selling/receipts', Component: lazy(() => import('./receipts-page.tsx')) },
  ],
  menu: [
    {
      room: 'settings',
      place: 40,
      to: '/studio/selling',
      label: 'إعدادات البيع',
      icon: SellingIcon,
      capability: 'selling:manage',
    },
  ],
  log: {
    actions: {
      'selling-changed': { name: 'تغيير إعدادات البيع', sentence: alone('تغيّرت إعدادات البيع') },
      'receipts-exported': { name: 'تصدير إيصالات شهر', sentence: alone('نُزّلت إيصالات شهر') },
    },
  },
});
