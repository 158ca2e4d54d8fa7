import { wording } from '@nibras/contract/text/wording.ts';
import { lazyPage } from '#studio-kit/part/lazy-page.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';

export const lectures = studioPart({
  pages: [
    { path: 'lectures/:id', Component: lazyPage(() => import('./lecture-edit-page.tsx')) },
    { path: 'lectures/:id/video', Component: lazyPage(() => import('./video-page.tsx')) },
  ],
  verbs: [
    {
      name: 'استبدل فيديو',
      words: ['غير فيديو', 'بدل فيديو', 'استبدل الفيديو'],
      kinds: ['lecture'],
      path: ({ path }) => path,
      atOnce: () => ({ replaceVideo: true }),
      capability: ['course:create', 'course:mark'],
    },
    {
      name: wording`{=فصول} فيديو`,
      words: ['ما في فيديو', 'قسم فيديو'],
      kinds: ['lecture'],
      path: ({ path }) => `${path}/video`,
      capability: ['course:create', 'course:mark'],
    },
  ],
});
