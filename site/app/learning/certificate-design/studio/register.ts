import { lazy } from 'react';
import { studioPart } from '#studio-kit/part/studio-part.ts';

export const certificateDesign = studioPart({
  pages: [
    {
      path: 'certificates/design',
      Component: lazy(() => import('./certificate-design-page.tsx')),
    },
  ],
});
