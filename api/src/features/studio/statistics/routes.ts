import {
  questionStatisticsAnswer,
  quizStatisticsAnswer,
} from '@nibras/contract/assessment/statistics/studio/shapes.ts';
import { studioItemParams } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { costly } from '@nibras/contract/limits.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { perPerson } from '#platform/http/caller.ts';
import { questionStatistics } from './question-statistics.ts';
import { quizStatistics } from './quiz-statistics.ts';

const config = { rateLimit: perPerson(costly.figuresPerMinutePerPerson) };

/** What was answered to questions and quizzes, for those who edit the course. No person is named. */
export const statisticsRoutes: Routes = (app, { db }) => {
  app.get(
    '/api/studio/questions/:id/statistics',
    { config, schema: { params: studioItemParams, response: { 200: questionStatisticsAnswer } } },
    async (request) => {
      const asked = { caller: signedIn(request), question: request.params.id };
      return { statistics: await questionStatistics(db, asked) };
    },
  );

  app.get(
    '/api/studio/lectures/:id/quiz-statistics',
    { config, schema: { params: studioItemParams, response: { 200: quizStatisticsAnswer } } },
    async (request) => {
      const asked = { caller: signedIn(request), lecture: request.params.id };
      return { statistics: await quizStatistics(db, asked) };
    },
  );
};
