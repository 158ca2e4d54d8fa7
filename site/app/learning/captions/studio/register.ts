import { lazyPage } from '#studio-kit/part/lazy-page.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';
import { captionsLog } from './log-texts.ts';

export const captions = studioPart({
  pages: [
    {
      path: 'lectures/:id/captions/:language',
      Component: lazyPage(() => import('./captions-page.tsx')),
    },
  ],
  log: captionsLog,
});
