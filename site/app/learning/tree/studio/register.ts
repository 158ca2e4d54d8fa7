import { lazyPage } from '#studio-kit/part/lazy-page.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';
import { treeLog } from './log-texts.ts';

export const tree = studioPart({
  pages: [{ path: 'courses/:id', Component: lazyPage(() => import('./contents-page.tsx')) }],
  log: treeLog,
});
