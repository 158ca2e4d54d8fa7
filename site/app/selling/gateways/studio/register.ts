import { lazy } from 'react';
import { alone } from '#studio-kit/part/log-texts.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';

export const gateways = studioPart({
  pages: [{ path: 'selling/gateways', Component: lazy(() => import('./gateways-page.tsx')) }],
  log: { actions: { 'gateway-changed': { sentence: alone('تغيّرت إعدادات بوابة دفع') } } },
});
