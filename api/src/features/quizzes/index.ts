import type { Feature } from '#platform/feature.ts';
import { jobKind, jobWorker } from '#platform/jobs/jobs.ts';
import { handInOverdue } from './hand-in-overdue.ts';
import { memberRoutes, visitorRoutes } from './routes.ts';

export { attemptsLeft } from './attempts-left.ts';
export { lockPlace } from './lock-place.ts';
export { markText, type TextMark } from './marking/mark-text.ts';
export { marksOf, marksOfPeople } from './marks-of.ts';
export { presentSummary } from './present.ts';
export { presentReviewed } from './present-question.ts';
export { attemptsOf, findAttempt, questionsOf } from './queries.ts';
export { quizOf } from './quiz-of.ts';

const overdueKind = jobKind<object>('hand-in-overdue');

/** Quizzes: taking them, and the marks for them. */
export const quizzes: Feature = {
  name: 'quizzes',
  routes: (serve, platform) => {
    visitorRoutes(serve, platform);
    memberRoutes(serve, platform);
  },
  jobs: (platform) => [jobWorker(overdueKind, () => handInOverdue(platform), '* * * * *')],
};
