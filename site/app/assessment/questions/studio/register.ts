import { lazyPage } from '#studio-kit/part/lazy-page.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';
import { questionLog } from './log-texts.ts';

export const questions = studioPart({
  pages: [
    { path: 'courses/:id/questions', Component: lazyPage(() => import('./bank/bank-page.tsx')) },
    { path: 'questions/:id', Component: lazyPage(() => import('./question-page.tsx')) },
  ],
  log: questionLog,
});
