import type { QuestionKind } from '@nibras/contract/assessment/questions/shapes.ts';
import {
  getStudioCoursesByIdQuestions,
  postStudioCoursesByIdQuestions,
  postStudioLecturesByIdQuiz,
  postStudioQuestionsCopy,
  postStudioQuestionsState,
  putStudioQuestionsTags,
} from '@nibras/contract/assessment/questions/studio/calls.ts';
import type {
  QuestionAction,
  QuestionsQuery,
} from '@nibras/contract/assessment/questions/studio/shapes.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';

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
      return makeCall(getStudioCoursesByIdQuestions, {
        params: { id: course },
        query: { page, search, tag, kind, state },
        signal,
      });
    },
    staleTime,
    placeholderData: keepPreviousData,
  });

/** Query of questions by their ids, also of those in the trash. */
export const questionsOfIdsQuery = (course: number, ids: readonly number[]) =>
  queryOptions({
    queryKey: [...bankKey(course), 'ids', ids.toSorted((a, b) => a - b).join(',')],
    queryFn: async ({ signal }) => {
      return makeCall(getStudioCoursesByIdQuestions, {
        params: { id: course },
        query: { ids: ids.join(',') },
        signal,
      });
    },
    staleTime,
    placeholderData: keepPreviousData,
  });

/** Makes an empty question in a course's bank. @throws ApiError */
export const createQuestion = (course: number, kind: QuestionKind) =>
  makeCall(postStudioCoursesByIdQuestions, { params: { id: course }, body: { kind } });

/** Copies questions into the bank of a course. @throws ApiError */
export const copyQuestions = (questions: readonly number[], course: number) =>
  makeCall(postStudioQuestionsCopy, { body: { questions, course } });

/** Gives tags to questions, and takes others from them. @throws ApiError */
export const tagQuestions = (
  questions: readonly number[],
  tags: { add: readonly string[]; remove: readonly string[] },
) => makeCall(putStudioQuestionsTags, { body: { questions, ...tags } });

/** Publishes questions, removes them or brings them back. @throws ApiError */
export const setQuestionStates = (questions: readonly number[], act: QuestionAction) =>
  makeCall(postStudioQuestionsState, { body: { questions, act } });

/** Adds questions to the end of a quiz's draft. @throws ApiError */
export const extendQuiz = (lecture: number, questions: readonly number[]) =>
  makeCall(postStudioLecturesByIdQuiz, { params: { id: lecture }, body: { questions } });
