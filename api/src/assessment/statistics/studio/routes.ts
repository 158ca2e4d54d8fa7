import {
  getStudioLecturesByIdQuizStatistics,
  getStudioQuestionsByIdStatistics,
} from '@nibras/contract/assessment/statistics/studio/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { questionStatistics } from './question-statistics.ts';
import { quizStatistics } from './quiz-statistics.ts';

/** What was answered to questions and quizzes, for those who edit the course. No person is named. */
export const statisticsRoutes: Routes = (serve, { db }) => {
  serve(getStudioQuestionsByIdStatistics, async (request) => {
    const asked = { caller: request.caller, question: request.params.id };
    return { statistics: await questionStatistics(db, asked) };
  });

  serve(getStudioLecturesByIdQuizStatistics, async (request) => {
    const asked = { caller: request.caller, lecture: request.params.id };
    return { statistics: await quizStatistics(db, asked) };
  });
};
