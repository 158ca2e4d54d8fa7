import { lazy } from 'react';
import { MediaIcon } from '#studio-kit/frame/icons.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';

export const media = studioPart({
  pages: [{ path: 'media', Component: lazy(() => import('./library/media-page.tsx')) }],
  menu: [{ room: 'content', place: 60, to: '/studio/media', label: 'الوسائط', icon: MediaIcon }],
  log: { nouns: { media: { the: 'الملف' } } },
});
