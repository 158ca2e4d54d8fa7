import { call } from '../../call.ts';

const shapes = () => import('./shapes.ts');

export const getCheckEnrollByCourseId = call(shapes, {
  method: 'GET',
  path: '/api/check-enroll/:courseId',
  access: 'signed-in',
  params: 'enrolmentParams',
  answer: 'checkEnrolmentAnswer',
});

export const postEnroll = call(shapes, {
  method: 'POST',
  path: '/api/enroll',
  access: 'signed-in',
  body: 'startEnrolmentBody',
  answer: 'startEnrolmentAnswer',
});

export const putEnrollByCourseId = call(shapes, {
  method: 'PUT',
  path: '/api/enroll/:courseId',
  access: 'signed-in',
  params: 'enrolmentParams',
  body: 'confirmEnrolmentBody',
  answer: 'titledAnswer',
});

export const putResendCodeByCourseId = call(shapes, {
  method: 'PUT',
  path: '/api/resendCode/:courseId',
  access: 'signed-in',
  params: 'enrolmentParams',
  answer: 'titledAnswer',
});

export const getMyCourses = call(shapes, {
  method: 'GET',
  path: '/api/my-courses',
  access: 'signed-in',
  query: 'myCoursesQuery',
  answer: 'myCoursesAnswer',
});
