import { lazy } from 'react';
import { studioPart } from '#studio-kit/part/studio-part.ts';
import { questionLog } from './log-texts.ts';

export const questions = studioPart({
  pages: [
    { path: 'courses/:id/questions', Component: lazy(() => import('./bank/bank-page.tsx')) },
    { path: 'questions/:id', Component: lazy(() => import('./question-page.tsx')) },
  ],
  log: questionLog,
});
