import { call, shapesOf } from '../../../call.ts';

const shapes = () => import('./shapes.ts');
const coursesShapes = () => import('../../../learning/courses/studio/shapes.ts');
const withCourses = shapesOf(shapes, coursesShapes);

export const getStudioQuestionsByIdStatistics = call(withCourses, {
  method: 'GET',
  path: '/api/studio/questions/:id/statistics',
  access: 'signed-in',
  params: 'studioItemParams',
  answer: 'questionStatisticsAnswer',
  limit: { max: 'costly.figuresPerMinutePerPerson', per: 'person' },
});

export const getStudioLecturesByIdQuizStatistics = call(withCourses, {
  method: 'GET',
  path: '/api/studio/lectures/:id/quiz-statistics',
  access: 'signed-in',
  params: 'studioItemParams',
  answer: 'quizStatisticsAnswer',
  limit: { max: 'costly.figuresPerMinutePerPerson', per: 'person' },
});
