import { lazyPage } from '#studio-kit/part/lazy-page.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';

export const figures = studioPart({
  pages: [{ path: 'courses/:id/figures', Component: lazyPage(() => import('./figures-page.tsx')) }],
  verbs: [
    {
      name: 'أرقام',
      words: ['إحصاءات', 'أين يتوقفون في'],
      kinds: ['course'],
      path: ({ id }) => `/studio/courses/${id}/figures`,
      capability: ['course:create', 'course:mark'],
    },
  ],
});
