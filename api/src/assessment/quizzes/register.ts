import type { Feature } from '#platform/feature.ts';
import { jobKind, jobWorker } from '#platform/jobs/jobs.ts';
import { gradeAgain, gradeAgainKind } from './marking/grade-again.ts';
import { personalData } from './personal-data.ts';
import { memberRoutes, visitorRoutes } from './routes.ts';
import { quizEvents } from './studio/timeline.ts';
import { submitOverdue } from './submit-overdue.ts';

const overdueKind = jobKind<object>('hand-in-overdue');

/** Quizzes: taking them, and the marks for them. */
export const quizzes: Feature = {
  name: 'quizzes',
  timeline: quizEvents,
  personalData,
  routes: [visitorRoutes, memberRoutes],
  jobs: (platform) => [
    jobWorker(overdueKind, () => submitOverdue(platform), '* * * * *'),
    jobWorker(gradeAgainKind, (answer) => gradeAgain(platform, answer)),
  ],
};
