import { lazy } from 'react';
import { studioPart } from '#studio-kit/part/studio-part.ts';
import { staffLog } from './log-texts.ts';

export const staff = studioPart({
  pages: [{ path: 'courses/:id/staff', Component: lazy(() => import('./staff-page.tsx')) }],
  log: staffLog,
});
