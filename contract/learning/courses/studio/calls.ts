import { call, shapesOf } from '../../../call.ts';

const shapes = () => import('./shapes.ts');
const completionShapes = () => import('../../completion/shapes.ts');
const withCompletion = shapesOf(shapes, completionShapes);
const wireShapes = () => import('../../../wire.ts');
const withWire = shapesOf(shapes, wireShapes);

export const getStudioCourses = call(shapes, {
  method: 'GET',
  path: '/api/studio/courses',
  access: { inSome: 'studio:open' },
  query: 'studioCoursesQuery',
  answer: 'studioCoursesAnswer',
  searchable: true,
});

export const getStudioCoursesExport = call(withWire, {
  method: 'GET',
  path: '/api/studio/courses/export',
  access: { inSome: 'studio:open' },
  query: 'coursesExportQuery',
  answer: 'fileAnswer',
  limit: { max: 'costly.exportsPerMinutePerPerson', per: 'person' },
  searchable: true,
});

export const postStudioCourses = call(shapes, {
  method: 'POST',
  path: '/api/studio/courses',
  access: 'course:create',
  body: 'makeCourseBody',
  answer: 'madeCourseAnswer',
});

export const getStudioCoursesByIdCompletion = call(withCompletion, {
  method: 'GET',
  path: '/api/studio/courses/:id/completion',
  access: { inCourse: 'course:watch' },
  params: 'studioItemParams',
  answer: 'studioCompletion',
  limit: { max: 'costly.figuresPerMinutePerPerson', per: 'person' },
});

export const postStudioCoursesByIdCopy = call(shapes, {
  method: 'POST',
  path: '/api/studio/courses/:id/copy',
  access: 'signed-in',
  params: 'studioItemParams',
  body: 'copyCourseBody',
  answer: 'madeCourseAnswer',
  limit: { max: 'costly.courseCopiesPerMinutePerPerson', per: 'person' },
});
