import { call } from '../../call.ts';

const shapes = () => import('./shapes.ts');

export const putCourseReviewByCourseId = call(shapes, {
  method: 'PUT',
  path: '/api/course-review/:courseId',
  access: 'signed-in',
  params: 'reviewParams',
  body: 'reviewBody',
  answer: 'reviewAnswer',
});

export const deleteCourseReviewByCourseId = call(shapes, {
  method: 'DELETE',
  path: '/api/course-review/:courseId',
  access: 'signed-in',
  params: 'reviewParams',
  answer: 'removeReviewAnswer',
});
