import { lazyPage } from '#studio-kit/part/lazy-page.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';
import { importLog } from './log-texts.ts';

export const imports = studioPart({
  pages: [{ path: 'people/import', Component: lazyPage(() => import('./import-page.tsx')) }],
  log: importLog,
});
