import { lazy } from 'react';
import { studioPart } from '#studio-kit/part/studio-part.ts';

export const preview = studioPart({
  barePages: [{ path: 'preview/:kind/:id', Component: lazy(() => import('./preview-page.tsx')) }],
});
