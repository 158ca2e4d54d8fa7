import { call, shapesOf } from '../../../call.ts';

const shapes = () => import('./shapes.ts');
const coursesShapes = () => import('../../courses/studio/shapes.ts');
const withCourses = shapesOf(shapes, coursesShapes);

export const getStudioCoursesByIdFigures = call(withCourses, {
  method: 'GET',
  path: '/api/studio/courses/:id/figures',
  access: { inCourse: 'course:watch' },
  params: 'studioItemParams',
  answer: 'courseFiguresAnswer',
  limit: { max: 'costly.figuresPerMinutePerPerson', per: 'person' },
});
