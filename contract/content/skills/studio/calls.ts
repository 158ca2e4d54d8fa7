import { call } from '../../../call.ts';

const shapes = () => import('./shapes.ts');

export const getStudioSkills = call(shapes, {
  method: 'GET',
  path: '/api/studio/skills',
  access: 'skill:edit',
  query: 'skillsQuery',
  answer: 'studioSkillsAnswer',
  searchable: true,
});

export const postStudioSkills = call(shapes, {
  method: 'POST',
  path: '/api/studio/skills',
  access: 'skill:edit',
  body: 'makeSkillBody',
  answer: 'skillChangeAnswer',
});

export const putStudioSkillsById = call(shapes, {
  method: 'PUT',
  path: '/api/studio/skills/:id',
  access: 'skill:edit',
  params: 'skillParams',
  body: 'changeSkillBody',
  answer: 'skillChangeAnswer',
});

export const deleteStudioSkillsById = call(shapes, {
  method: 'DELETE',
  path: '/api/studio/skills/:id',
  access: 'skill:edit',
  params: 'skillParams',
  answer: 'skillRemovedAnswer',
});
