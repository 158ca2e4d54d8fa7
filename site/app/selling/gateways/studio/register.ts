import { lazyPage } from '#studio-kit/part/lazy-page.ts';
import { alone } from '#studio-kit/part/log-texts.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';

export const gateways = studioPart({
  pages: [{ path: 'selling/gateways', Component: lazyPage(() => import('./gateways-page.tsx')) }],
  log: { actions: { 'gateway-changed': { sentence: alone('تغيّرت إعدادات بوابة دفع') } } },
});
