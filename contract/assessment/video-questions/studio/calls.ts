import { call, shapesOf } from '../../../call.ts';

const shapes = () => import('./shapes.ts');
const coursesShapes = () => import('../../../learning/courses/studio/shapes.ts');
const withCourses = shapesOf(shapes, coursesShapes);

export const getStudioLecturesByIdVideoQuestions = call(withCourses, {
  method: 'GET',
  path: '/api/studio/lectures/:id/video-questions',
  access: 'signed-in',
  params: 'studioItemParams',
  answer: 'videoQuestionFiguresAnswer',
  limit: { max: 'costly.figuresPerMinutePerPerson', per: 'person' },
});
