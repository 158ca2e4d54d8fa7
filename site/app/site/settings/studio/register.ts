import { SettingsIcon } from '#studio-kit/frame/icons.ts';
import { lazyPage } from '#studio-kit/part/lazy-page.ts';
import { alone } from '#studio-kit/part/log-texts.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';
import { siteSettings } from './setting-entries.ts';

export const settings = studioPart({
  pages: [
    { path: 'settings', Component: lazyPage(() => import('./identity-page.tsx')) },
    { path: 'settings/contact', Component: lazyPage(() => import('./contact-page.tsx')) },
    { path: 'settings/mail', Component: lazyPage(() => import('./mail-page.tsx')) },
    { path: 'settings/advanced', Component: lazyPage(() => import('./advanced-page.tsx')) },
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
