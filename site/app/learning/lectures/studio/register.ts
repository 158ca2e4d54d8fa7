import { lazy } from 'react';
import { studioPart } from '#studio-kit/part/studio-part.ts';

export const lectures = studioPart({
  pages: [{ path: 'lectures/:id', Component: lazy(() => import('./lecture-edit-page.tsx')) }],
});
