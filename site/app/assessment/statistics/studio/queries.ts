import {
  getStudioLecturesByIdQuizStatistics,
  getStudioQuestionsByIdStatistics,
} from '@nibras/contract/assessment/statistics/studio/calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';

/** Query of what was answered to a question. */
export const questionStatisticsQuery = (question: number) =>
  queryOptions({
    queryKey: [...studioKey, 'question-statistics', question],
    queryFn: async ({ signal }) => {
      return (
        await makeCall(getStudioQuestionsByIdStatistics, { params: { id: question }, signal })
      ).statistics;
    },
    staleTime: 30_000,
  });

/** Query of what came of a quiz. */
export const quizStatisticsQuery = (lecture: number) =>
  queryOptions({
    queryKey: [...studioKey, 'quiz-statistics', lecture],
    queryFn: async ({ signal }) => {
      return (
        await makeCall(getStudioLecturesByIdQuizStatistics, { params: { id: lecture }, signal })
      ).statistics;
    },
    staleTime: 30_000,
  });
