import type { QuestionKind } from '@nibras/contract/assessment/questions/shapes.ts';
import type {
  QuestionAct,
  QuestionsQuery,
} from '@nibras/contract/assessment/questions/studio/shapes.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiGet, apiSend, queryString } from '#platform/api/api-client.ts';
import { studioKey } from '../lists/queries.ts';

const schemas = () => import('@nibras/contract/assessment/questions/studio/shapes.ts');

/** Key of all that is fetched of a course's bank, for invalidation after a change. */
export const bankKey = (course: number) => [...studioKey, 'questions', course] as const;

const staleTime = 2_000;

/** Query of a page of a course's bank, with the bank's tags. */
export const bankQuery = (
  course: number,
  { page = 1, search = '', tag, kind, state }: Partial<Omit<QuestionsQuery, 'ids'>> = {},
) =>
  queryOptions({
    queryKey: [...bankKey(course), 'page', { page, search, tag, kind, state }],
    queryFn: async ({ signal }) => {
      const query = queryString({ page, search, tag, kind, state });
      const schema = async () => (await schemas()).questionsAnswer;
      return apiGet(`/api/studio/courses/${course}/questions${query}`, { schema, signal });
    },
    staleTime,
    placeholderData: keepPreviousData,
  });

/** Query of questions by their ids, also of those in the bin. */
export const questionsOfIdsQuery = (course: number, ids: readonly number[]) =>
  queryOptions({
    queryKey: [...bankKey(course), 'ids', ids.toSorted((a, b) => a - b).join(',')],
    queryFn: async ({ signal }) => {
      // Without an id the first page is as good: the tags are wanted alone.
      const query = queryString({ ids: ids.join(',') });
      const schema = async () => (await schemas()).questionsAnswer;
      return apiGet(`/api/studio/courses/${course}/questions${query}`, { schema, signal });
    },
    staleTime,
    placeholderData: keepPreviousData,
  });

/** Makes an empty question in a course's bank. @throws ApiError */
export const makeQuestion = (course: number, kind: QuestionKind) =>
  apiSend('POST', `/api/studio/courses/${course}/questions`, {
    json: { kind },
    schema: async () => (await schemas()).makeQuestionAnswer,
  });

/** Copies questions into the bank of a course. @throws ApiError */
export const copyQuestions = (questions: readonly number[], course: number) =>
  apiSend('POST', '/api/studio/questions/copy', {
    json: { questions, course },
    schema: async () => (await schemas()).copyQuestionsAnswer,
  });

const changed = async () => (await schemas()).questionsChangeAnswer;

/** Gives tags to questions, and takes others from them. @throws ApiError */
export const tagQuestions = (
  questions: readonly number[],
  tags: { add: readonly string[]; remove: readonly string[] },
) =>
  apiSend('PUT', '/api/studio/questions/tags', { json: { questions, ...tags }, schema: changed });

/** Publishes questions, removes them or brings them back. @throws ApiError */
export const setQuestionStates = (questions: readonly number[], act: QuestionAct) =>
  apiSend('POST', '/api/studio/questions/state', { json: { questions, act }, schema: changed });

/** Adds questions to the end of a quiz's draft. @throws ApiError */
export const extendQuiz = (lecture: number, questions: readonly number[]) =>
  apiSend('POST', `/api/studio/lectures/${lecture}/quiz`, { json: { questions }, schema: changed });
