import { call } from '../../call.ts';

const shapes = () => import('./shapes.ts');

export const getService = call(shapes, {
  method: 'GET',
  path: '/api/service',
  access: 'visitors',
  query: 'serviceListQuery',
  answer: 'serviceListAnswer',
  searchable: true,
  cache: { tags: ['services', 'categories', 'projects'] },
});

export const getServiceById = call(shapes, {
  method: 'GET',
  path: '/api/service/:id',
  access: 'visitors',
  params: 'serviceParams',
  answer: 'serviceDetailAnswer',
  cache: { tags: ['services', 'categories', 'projects', 'courses'] },
});
