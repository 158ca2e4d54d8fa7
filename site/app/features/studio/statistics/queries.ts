import { queryOptions } from '@tanstack/react-query';
import { apiGet } from '#platform/api/api-client.ts';
import { studioKey } from '../lists/queries.ts';

const schemas = () => import('@nibras/contract/assessment/statistics/studio/shapes.ts');

/** Query of what was answered to a question. */
export const questionStatisticsQuery = (question: number) =>
  queryOptions({
    queryKey: [...studioKey, 'question-statistics', question],
    queryFn: async ({ signal }) => {
      const schema = async () => (await schemas()).questionStatisticsAnswer;
      const path = `/api/studio/questions/${question}/statistics`;
      return (await apiGet(path, { schema, signal })).statistics;
    },
    staleTime: 30_000,
  });

/** Query of what came of a quiz. */
export const quizStatisticsQuery = (lecture: number) =>
  queryOptions({
    queryKey: [...studioKey, 'quiz-statistics', lecture],
    queryFn: async ({ signal }) => {
      const schema = async () => (await schemas()).quizStatisticsAnswer;
      const path = `/api/studio/lectures/${lecture}/quiz-statistics`;
      return (await apiGet(path, { schema, signal })).statistics;
    },
    staleTime: 30_000,
  });
