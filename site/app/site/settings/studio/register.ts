import { lazy } from 'react';
import { SettingsIcon } from '#studio-kit/frame/icons.ts';
import { alone } from '#studio-kit/part/log-texts.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';
import { siteSettings } from './setting-entries.ts';

export const settings = studioPart({
  pages: [
    { path: 'settings', Component: lazy(() => import('./identity-page.tsx')) },
    { path: 'settings/contact', Component: lazy(() => import('./contact-page.tsx')) },
    { path: 'settings/mail', Component: lazy(() => import('./mail-page.tsx')) },
    { path: 'settings/advanced', Component: lazy(() => import('./advanced-page.tsx')) },
  ],
  settings: siteSettings,
  menu: [
    {
      room: 'settings',
      place: 10,
      to: '/studio/settings',
      label: 'الإعدادات',
      icon: SettingsIcon,
      capability: 'settings:edit',
    },
  ],
  log: {
    nouns: { site: { the: 'إعدادات الموقع', feminine: true } },
    actions: { 'mail-changed': { sentence: alone('تغيّر إعداد خادم البريد') } },
  },
});
