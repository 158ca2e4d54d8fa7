import { wording } from '@nibras/contract/text/wording.ts';
import { lazyPage } from '#studio-kit/part/lazy-page.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';
import { staffLog } from './log-texts.ts';

export const staff = studioPart({
  pages: [{ path: 'courses/:id/staff', Component: lazyPage(() => import('./staff-page.tsx')) }],
  verbs: [
    {
      name: wording`أضف معلّمًا إلى`,
      words: ['أضف معلما', 'أضف مساعدا إلى', 'فريق عمل'],
      kinds: ['course'],
      path: ({ id }) => `/studio/courses/${id}/staff`,
      capability: ['course:create', 'course:mark'],
    },
  ],
  log: staffLog,
});
