import { lazy } from 'react';
import { studioPart } from '#studio-kit/part/studio-part.ts';

export const figures = studioPart({
  pages: [{ path: 'courses/:id/figures', Component: lazy(() => import('./figures-page.tsx')) }],
});
