import type { Feature } from '#platform/feature.ts';
import { jobKind, jobWorker } from '#platform/jobs/jobs.ts';
import { handInOverdue } from './hand-in-overdue.ts';
import { memberRoutes, visitorRoutes } from './routes.ts';

const overdueKind = jobKind<object>('hand-in-overdue');

/** Quizzes: taking them, and the marks for them. */
export const quizzes: Feature = {
  name: 'quizzes',
  routes: [visitorRoutes, memberRoutes],
  jobs: (platform) => [jobWorker(overdueKind, () => handInOverdue(platform), '* * * * *')],
};
