import { lazyPage } from '#studio-kit/part/lazy-page.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';

export const certificateDesign = studioPart({
  pages: [
    {
      path: 'certificates/design',
      Component: lazyPage(() => import('./certificate-design-page.tsx')),
    },
  ],
});
