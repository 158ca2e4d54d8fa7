import { lazy } from 'react';
import { studioPart } from '#studio-kit/part/studio-part.ts';
import { treeLog } from './log-texts.ts';

export const tree = studioPart({
  pages: [{ path: 'courses/:id', Component: lazy(() => import('./contents-page.tsx')) }],
  log: treeLog,
});
