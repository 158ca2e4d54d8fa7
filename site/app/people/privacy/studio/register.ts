import { PrivacyIcon, RequestsIcon } from '#studio-kit/frame/icons.ts';
import { lazyPage } from '#studio-kit/part/lazy-page.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';
import { privacyLog } from './log-texts.ts';

export const privacy = studioPart({
  pages: [
    { path: 'privacy/requests', Component: lazyPage(() => import('./requests-page.tsx')) },
    { path: 'privacy/register', Component: lazyPage(() => import('./register-page.tsx')) },
  ],
  menu: [
    {
      room: 'settings',
      place: 60,
      to: '/studio/privacy/register',
      label: 'سجل البيانات',
      icon: PrivacyIcon,
      capability: 'people:manage',
    },
    {
      room: 'inbox',
      place: 60,
      to: '/studio/privacy/requests',
      label: 'طلبات البيانات',
      icon: RequestsIcon,
      capability: 'people:manage',
    },
  ],
  waitingViews: { requests: lazyPage(() => import('./waiting-request.tsx')) },
  log: privacyLog,
});
