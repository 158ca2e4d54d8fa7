import { lazy } from 'react';
import { studioPart } from '#studio-kit/part/studio-part.ts';
import { importLog } from './log-texts.ts';

export const imports = studioPart({
  pages: [{ path: 'people/import', Component: lazy(() => import('./import-page.tsx')) }],
  log: importLog,
});
