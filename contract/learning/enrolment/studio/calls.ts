import { call, shapesOf } from '../../../call.ts';

const shapes = () => import('./shapes.ts');
const withWire = shapesOf(shapes, () => import('../../../wire.ts'));
const coursesShapes = () => import('../../courses/studio/shapes.ts');
const withCourses = shapesOf(shapes, coursesShapes);

export const getStudioEnrolments = call(shapes, {
  method: 'GET',
  path: '/api/studio/enrolments',
  access: { inSome: 'course:enrol' },
  query: 'enrolmentsQuery',
  answer: 'enrolmentsAnswer',
  searchable: true,
});

export const getStudioEnrolmentsExport = call(withWire, {
  method: 'GET',
  path: '/api/studio/enrolments/export',
  access: { inSome: 'course:enrol' },
  proof: true,
  query: 'enrolmentsExportQuery',
  answer: 'fileAnswer',
  limit: { max: 'costly.exportsPerMinutePerPerson', per: 'person' },
  searchable: true,
});

export const getStudioEnrolmentsById = call(shapes, {
  method: 'GET',
  path: '/api/studio/enrolments/:id',
  access: { inSome: 'course:enrol' },
  params: 'enrolmentParams',
  answer: 'enrolmentAnswer',
});

export const postStudioCoursesByIdMembers = call(withCourses, {
  method: 'POST',
  path: '/api/studio/courses/:id/members',
  access: 'signed-in',
  proof: true,
  params: 'studioItemParams',
  body: 'grantBody',
  answer: 'grantAnswer',
});

export const postStudioEnrolmentsExtend = call(shapes, {
  method: 'POST',
  path: '/api/studio/enrolments/extend',
  access: 'signed-in',
  proof: true,
  body: 'extendBody',
  answer: 'extendAnswer',
});

export const postStudioEnrolmentsEnd = call(shapes, {
  method: 'POST',
  path: '/api/studio/enrolments/end',
  access: 'signed-in',
  body: 'endBody',
  answer: 'enrolmentChangeAnswer',
});
