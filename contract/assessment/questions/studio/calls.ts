import { call, shapesOf } from '../../../call.ts';

const shapes = () => import('./shapes.ts');
const coursesShapes = () => import('../../../learning/courses/studio/shapes.ts');
const withCourses = shapesOf(shapes, coursesShapes);

export const getStudioCoursesByIdQuestions = call(withCourses, {
  method: 'GET',
  path: '/api/studio/courses/:id/questions',
  access: { inCourse: 'course:watch' },
  params: 'studioItemParams',
  query: 'questionsQuery',
  answer: 'questionsAnswer',
  searchable: true,
});

export const postStudioCoursesByIdQuestions = call(withCourses, {
  method: 'POST',
  path: '/api/studio/courses/:id/questions',
  access: 'signed-in',
  params: 'studioItemParams',
  body: 'makeQuestionBody',
  answer: 'makeQuestionAnswer',
});

export const postStudioQuestionsCopy = call(shapes, {
  method: 'POST',
  path: '/api/studio/questions/copy',
  access: 'signed-in',
  body: 'copyQuestionsBody',
  answer: 'copyQuestionsAnswer',
  limit: { max: 'costly.copiesPerMinutePerPerson', per: 'person' },
});

export const putStudioQuestionsTags = call(shapes, {
  method: 'PUT',
  path: '/api/studio/questions/tags',
  access: 'signed-in',
  body: 'tagQuestionsBody',
  answer: 'questionsChangeAnswer',
});

export const postStudioQuestionsState = call(shapes, {
  method: 'POST',
  path: '/api/studio/questions/state',
  access: 'signed-in',
  body: 'questionStateBody',
  answer: 'questionsChangeAnswer',
});

export const postStudioLecturesByIdQuiz = call(shapes, {
  method: 'POST',
  path: '/api/studio/lectures/:id/quiz',
  access: 'signed-in',
  params: 'studioQuizParams',
  body: 'extendQuizBody',
  answer: 'questionsChangeAnswer',
});
