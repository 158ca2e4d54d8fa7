import {
  getStudioCoursesByIdQuestions,
  postStudioCoursesByIdQuestions,
  postStudioLecturesByIdQuiz,
  postStudioQuestionsCopy,
  postStudioQuestionsState,
  putStudioQuestionsTags,
} from '@nibras/contract/assessment/questions/studio/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { readList } from '#platform/search/read-list.ts';
import { copyQuestions } from './copy-questions.ts';
import { createQuestion } from './create-question.ts';
import { extendQuiz } from './extend-quiz.ts';
import { listQuestions } from './list-questions.ts';
import { setQuestionStates } from './question-states.ts';
import { tagQuestions } from './tag-questions.ts';

/** The bank of a course's questions, for those who work on the course. */
export const questionRoutes: Routes = (serve, platform) => {
  serve(getStudioCoursesByIdQuestions, async (request) => {
    const { params, query } = request;
    const search = query.ids ? '' : query.search;
    return readList(platform, search, (db) => listQuestions(db, params.id, query));
  });

  serve(postStudioCoursesByIdQuestions, (request) =>
    createQuestion(platform, {
      caller: request.caller,
      course: request.params.id,
      ...request.body,
    }),
  );

  serve(postStudioQuestionsCopy, (request) =>
    copyQuestions(platform, { caller: request.caller, ...request.body }),
  );

  serve(putStudioQuestionsTags, (request) =>
    tagQuestions(platform, { caller: request.caller, ...request.body }),
  );

  serve(postStudioQuestionsState, (request) =>
    setQuestionStates(platform, { caller: request.caller, ...request.body }),
  );

  serve(postStudioLecturesByIdQuiz, (request) =>
    extendQuiz(platform, {
      caller: request.caller,
      lecture: request.params.id,
      ...request.body,
    }),
  );
};
