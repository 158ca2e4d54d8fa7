import { call } from '../../call.ts';

const shapes = () => import('./shapes.ts');

export const getProject = call(shapes, {
  method: 'GET',
  path: '/api/project',
  access: 'visitors',
  query: 'projectListQuery',
  answer: 'projectListAnswer',
  searchable: true,
  cache: { tags: ['projects', 'services'] },
});

export const getProjectById = call(shapes, {
  method: 'GET',
  path: '/api/project/:id',
  access: 'visitors',
  params: 'projectParams',
  query: 'projectsOfServiceQuery',
  answer: 'projectOrListAnswer',
  searchable: true,
  cache: { tags: ['projects', 'services'] },
});
