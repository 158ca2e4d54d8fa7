import { call, shapesOf } from '../../../call.ts';

const shapes = () => import('./shapes.ts');
const coursesShapes = () => import('../../../learning/courses/studio/shapes.ts');
const wireShapes = () => import('../../../wire.ts');
const withCourses = shapesOf(shapes, coursesShapes);
const withCoursesAndWire = shapesOf(shapes, coursesShapes, wireShapes);

export const postStudioCoursesByIdQuestionsImportCheck = call(withCourses, {
  method: 'POST',
  path: '/api/studio/courses/:id/questions/import/check',
  access: { inCourse: 'course:edit' },
  params: 'studioItemParams',
  file: { field: 'questions', maxBytes: 'exchange.maxBytes' },
  answer: 'checkExchangeAnswer',
  limit: { max: 'exchange.checksPerMinutePerPerson', per: 'person' },
});

export const postStudioCoursesByIdQuestionsImport = call(withCourses, {
  method: 'POST',
  path: '/api/studio/courses/:id/questions/import',
  access: 'signed-in',
  params: 'studioItemParams',
  body: 'importQuestionsBody',
  file: { field: 'questions', maxBytes: 'exchange.maxBytes' },
  answer: 'importQuestionsAnswer',
  limit: { max: 'exchange.importsPerMinutePerPerson', per: 'person' },
});

export const getStudioCoursesByIdQuestionsExport = call(withCoursesAndWire, {
  method: 'GET',
  path: '/api/studio/courses/:id/questions/export',
  access: { inCourse: 'course:edit' },
  params: 'studioItemParams',
  query: 'exportQuestionsQuery',
  answer: 'fileAnswer',
  limit: { max: 'exchange.exportsPerMinutePerPerson', per: 'person' },
});
