import { lazyPage } from '#studio-kit/part/lazy-page.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';

export const discussions = studioPart({
  waitingViews: { questions: lazyPage(() => import('./waiting-question.tsx')) },
});
