import { call, shapesOf } from '../../../call.ts';

const shapes = () => import('./shapes.ts');
const coursesShapes = () => import('../../courses/studio/shapes.ts');
const withCourses = shapesOf(shapes, coursesShapes);

export const getStudioCoursesByIdStaff = call(withCourses, {
  method: 'GET',
  path: '/api/studio/courses/:id/staff',
  access: { inCourse: 'course:watch' },
  params: 'studioItemParams',
  answer: 'staffAnswer',
});

export const putStudioCoursesByIdStaffByPerson = call(shapes, {
  method: 'PUT',
  path: '/api/studio/courses/:id/staff/:person',
  access: 'signed-in',
  proof: true,
  params: 'staffParams',
  body: 'putStaffBody',
  answer: 'staffChangeAnswer',
});

export const postStudioCoursesByIdStaffInvitations = call(withCourses, {
  method: 'POST',
  path: '/api/studio/courses/:id/staff/invitations',
  access: 'signed-in',
  proof: true,
  params: 'studioItemParams',
  body: 'staffInvitationBody',
  answer: 'staffChangeAnswer',
  limit: { max: 'costly.invitationsPerHourPerPerson', per: 'person', window: 3_600_000 },
});

export const deleteStudioCoursesByIdStaffByPerson = call(shapes, {
  method: 'DELETE',
  path: '/api/studio/courses/:id/staff/:person',
  access: 'signed-in',
  proof: true,
  params: 'staffParams',
  answer: 'staffChangeAnswer',
});

export const getStudioPeople = call(shapes, {
  method: 'GET',
  path: '/api/studio/people',
  access: { inSome: 'studio:open' },
  query: 'peopleQuery',
  answer: 'peopleAnswer',
  searchable: true,
});
