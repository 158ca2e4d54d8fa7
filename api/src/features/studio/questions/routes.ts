import {
  copyQuestionsAnswer,
  copyQuestionsBody,
  extendQuizBody,
  makeQuestionAnswer,
  makeQuestionBody,
  questionStateBody,
  questionsAnswer,
  questionsChangeAnswer,
  questionsQuery,
  studioQuizParams,
  tagQuestionsBody,
} from '@nibras/contract/assessment/questions/studio/shapes.ts';
import { studioItemParams } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { costly } from '@nibras/contract/limits.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { perPerson } from '#platform/http/caller.ts';
import { readList } from '#platform/search/read-list.ts';
import { copyQuestions } from './copy-questions.ts';
import { extendQuiz } from './extend-quiz.ts';
import { listQuestions, requireBank } from './list-questions.ts';
import { makeQuestion } from './make-question.ts';
import { setQuestionStates } from './question-states.ts';
import { tagQuestions } from './tag-questions.ts';

/** The bank of a course's questions, for those who work on the course. */
export const questionRoutes: Routes = (app, platform) => {
  app.get(
    '/api/studio/courses/:id/questions',
    {
      config: { searchable: true },
      schema: {
        params: studioItemParams,
        querystring: questionsQuery,
        response: { 200: questionsAnswer },
      },
    },
    async (request) => {
      const { params, query } = request;
      await requireBank(platform.db, params.id, signedIn(request));
      const search = query.ids ? '' : query.search;
      return readList(platform, search, (db) => listQuestions(db, params.id, query));
    },
  );

  app.post(
    '/api/studio/courses/:id/questions',
    {
      schema: {
        params: studioItemParams,
        body: makeQuestionBody,
        response: { 200: makeQuestionAnswer },
      },
    },
    (request) =>
      makeQuestion(platform, {
        caller: signedIn(request),
        course: request.params.id,
        ...request.body,
      }),
  );

  app.post(
    '/api/studio/questions/copy',
    {
      config: { rateLimit: perPerson(costly.copiesPerMinutePerPerson) },
      schema: { body: copyQuestionsBody, response: { 200: copyQuestionsAnswer } },
    },
    (request) => copyQuestions(platform, { caller: signedIn(request), ...request.body }),
  );

  app.put(
    '/api/studio/questions/tags',
    { schema: { body: tagQuestionsBody, response: { 200: questionsChangeAnswer } } },
    (request) => tagQuestions(platform, { caller: signedIn(request), ...request.body }),
  );

  app.post(
    '/api/studio/questions/state',
    { schema: { body: questionStateBody, response: { 200: questionsChangeAnswer } } },
    (request) => setQuestionStates(platform, { caller: signedIn(request), ...request.body }),
  );

  app.post(
    '/api/studio/lectures/:id/quiz',
    {
      schema: {
        params: studioQuizParams,
        body: extendQuizBody,
        response: { 200: questionsChangeAnswer },
      },
    },
    (request) =>
      extendQuiz(platform, {
        caller: signedIn(request),
        lecture: request.params.id,
        ...request.body,
      }),
  );
};
