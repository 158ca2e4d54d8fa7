import { call, shapesOf } from '../../../call.ts';

const shapes = () => import('./shapes.ts');
const wireShapes = () => import('../../../wire.ts');
const pageShapes = () => import('../../../content/items/studio/page.ts');
const withWire = shapesOf(shapes, wireShapes);
const withPage = shapesOf(shapes, pageShapes);

export const getStudioPeopleList = call(shapes, {
  method: 'GET',
  path: '/api/studio/people/list',
  access: 'people:manage',
  query: 'peopleListQuery',
  answer: 'peopleListAnswer',
  searchable: true,
});

export const getStudioPeopleExport = call(withWire, {
  method: 'GET',
  path: '/api/studio/people/export',
  access: 'people:manage',
  proof: true,
  query: 'peopleExportQuery',
  answer: 'fileAnswer',
  limit: { max: 'costly.exportsPerMinutePerPerson', per: 'person' },
  searchable: true,
});

export const getStudioPeopleById = call(shapes, {
  method: 'GET',
  path: '/api/studio/people/:id',
  access: 'people:manage',
  params: 'personParams',
  answer: 'personAnswer',
});

export const getStudioPeopleByIdStudent = call(shapes, {
  method: 'GET',
  path: '/api/studio/people/:id/student',
  access: { inSome: 'course:enrol' },
  params: 'personParams',
  answer: 'studentAnswer',
});

export const getStudioPeopleByIdMergeByOther = call(shapes, {
  method: 'GET',
  path: '/api/studio/people/:id/merge/:other',
  access: 'people:manage',
  params: 'mergePreviewParams',
  answer: 'mergePreviewAnswer',
});

export const postStudioPeopleByIdMerge = call(withWire, {
  method: 'POST',
  path: '/api/studio/people/:id/merge',
  access: 'people:manage',
  proof: true,
  params: 'personParams',
  body: 'mergeBody',
  answer: 'messageAnswer',
});

export const putStudioPeopleByIdRole = call(withPage, {
  method: 'PUT',
  path: '/api/studio/people/:id/role',
  access: 'people:manage',
  proof: true,
  params: 'personParams',
  body: 'roleBody',
  answer: 'undoableAnswer',
});

export const postStudioPeopleInvitations = call(withPage, {
  method: 'POST',
  path: '/api/studio/people/invitations',
  access: 'people:manage',
  proof: true,
  body: 'invitationBody',
  answer: 'undoableAnswer',
  limit: { max: 'costly.invitationsPerHourPerPerson', per: 'person', window: 3_600_000 },
});

export const postStudioPeopleByIdCode = call(shapes, {
  method: 'POST',
  path: '/api/studio/people/:id/code',
  access: 'people:manage',
  proof: true,
  params: 'personParams',
  answer: 'signInCodeAnswer',
});

export const postStudioPeopleByIdSignOut = call(shapes, {
  method: 'POST',
  path: '/api/studio/people/:id/sign-out',
  access: 'people:manage',
  proof: true,
  params: 'personParams',
  answer: 'signedOutAnswer',
});

export const putStudioPeopleByIdSuspension = call(withPage, {
  method: 'PUT',
  path: '/api/studio/people/:id/suspension',
  access: 'people:manage',
  proof: true,
  params: 'personParams',
  body: 'suspensionBody',
  answer: 'undoableAnswer',
});

export const deleteStudioPeopleByIdSuspension = call(withWire, {
  method: 'DELETE',
  path: '/api/studio/people/:id/suspension',
  access: 'people:manage',
  proof: true,
  params: 'personParams',
  answer: 'messageAnswer',
});

export const deleteStudioPeopleByIdAliasesByAlias = call(withPage, {
  method: 'DELETE',
  path: '/api/studio/people/:id/aliases/:alias',
  access: 'people:manage',
  proof: true,
  params: 'aliasParams',
  answer: 'undoableAnswer',
});
