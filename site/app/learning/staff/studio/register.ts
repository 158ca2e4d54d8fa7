import { lazyPage } from '#studio-kit/part/lazy-page.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';
import { staffLog } from './log-texts.ts';

export const staff = studioPart({
  pages: [{ path: 'courses/:id/staff', Component: lazyPage(() => import('./staff-page.tsx')) }],
  log: staffLog,
});
