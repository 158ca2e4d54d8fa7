import { lazy } from 'react';
import { studioPart } from '#studio-kit/part/studio-part.ts';

export const discussions = studioPart({
  waitingViews: { questions: lazy(() => import('./waiting-question.tsx')) },
});
