import { lazyPage } from '#studio-kit/part/lazy-page.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';

export const preview = studioPart({
  barePages: [
    { path: 'preview/:kind/:id', Component: lazyPage(() => import('./preview-page.tsx')) },
  ],
});
