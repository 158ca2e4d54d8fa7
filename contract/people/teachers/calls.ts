import { call } from '../../call.ts';

const shapes = () => import('./shapes.ts');

export const getTeacherById = call(shapes, {
  method: 'GET',
  path: '/api/teacher/:id',
  access: 'signed-in',
  params: 'teacherParams',
  query: 'teacherQuery',
  answer: 'teacherAnswer',
});

export const getTeacherStudentsById = call(shapes, {
  method: 'GET',
  path: '/api/teacher-students/:id',
  access: 'signed-in',
  params: 'teacherParams',
  answer: 'teacherStudentsAnswer',
});

export const getTeacherFeaturesById = call(shapes, {
  method: 'GET',
  path: '/api/teacher-features/:id',
  access: 'signed-in',
  params: 'teacherParams',
  answer: 'teacherFeaturesAnswer',
});
