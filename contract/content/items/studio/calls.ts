import { call } from '../../../call.ts';

const shapes = () => import('./shapes.ts');

export const getStudioItemsByKindById = call(shapes, {
  method: 'GET',
  path: '/api/studio/items/:kind/:id',
  access: 'signed-in',
  params: 'itemParams',
  answer: 'itemAnswer',
});

export const putStudioItemsByKindByIdDraft = call(shapes, {
  method: 'PUT',
  path: '/api/studio/items/:kind/:id/draft',
  access: 'signed-in',
  params: 'itemParams',
  body: 'saveDraftBody',
  answer: 'saveDraftAnswer',
  conflict: 'draftConflictAnswer',
  limit: { max: 'drafts.savesPerMinutePerNetworkAddress', per: 'address' },
});

export const postStudioItemsByKindByIdSchedule = call(shapes, {
  method: 'POST',
  path: '/api/studio/items/:kind/:id/schedule',
  access: 'signed-in',
  params: 'itemParams',
  body: 'scheduleBody',
  answer: 'itemActionAnswer',
});

export const getStudioItemsByKindByIdVersions = call(shapes, {
  method: 'GET',
  path: '/api/studio/items/:kind/:id/versions',
  access: 'signed-in',
  params: 'itemParams',
  query: 'versionsQuery',
  answer: 'versionsAnswer',
});

export const getStudioItemsByKindByIdVersionsByNumber = call(shapes, {
  method: 'GET',
  path: '/api/studio/items/:kind/:id/versions/:number',
  access: 'signed-in',
  params: 'versionParams',
  answer: 'versionAnswer',
});

export const postStudioItemsByKindByIdVersionsByNumberRestore = call(shapes, {
  method: 'POST',
  path: '/api/studio/items/:kind/:id/versions/:number/restore',
  access: 'signed-in',
  params: 'versionParams',
  body: 'draftVersionBody',
  answer: 'itemActionAnswer',
});

export const putStudioItemsByKindByIdPresence = call(shapes, {
  method: 'PUT',
  path: '/api/studio/items/:kind/:id/presence',
  access: 'signed-in',
  params: 'itemParams',
  body: 'presenceBody',
  answer: 'presenceAnswer',
  limit: { max: 'drafts.savesPerMinutePerNetworkAddress', per: 'address' },
});

export const postStudioCoursesByIdPublish = call(shapes, {
  method: 'POST',
  path: '/api/studio/courses/:id/publish',
  access: 'signed-in',
  params: 'publishCourseParams',
  body: 'publishCourseBody',
  answer: 'itemActionAnswer',
});

export const postStudioItemsByKindByIdPublish = call(shapes, {
  method: 'POST',
  path: '/api/studio/items/:kind/:id/publish',
  access: 'signed-in',
  params: 'itemParams',
  body: 'draftVersionBody',
  answer: 'itemActionAnswer',
});

export const postStudioItemsByKindByIdDiscard = call(shapes, {
  method: 'POST',
  path: '/api/studio/items/:kind/:id/discard',
  access: 'signed-in',
  params: 'itemParams',
  body: 'draftVersionBody',
  answer: 'itemActionAnswer',
});

export const postStudioItemsByKindByIdUnschedule = call(shapes, {
  method: 'POST',
  path: '/api/studio/items/:kind/:id/unschedule',
  access: 'signed-in',
  params: 'itemParams',
  answer: 'itemActionAnswer',
});

export const postStudioItemsByKindByIdHide = call(shapes, {
  method: 'POST',
  path: '/api/studio/items/:kind/:id/hide',
  access: 'signed-in',
  params: 'itemParams',
  answer: 'itemActionAnswer',
});

export const postStudioItemsByKindByIdBin = call(shapes, {
  method: 'POST',
  path: '/api/studio/items/:kind/:id/bin',
  access: 'signed-in',
  params: 'itemParams',
  answer: 'itemActionAnswer',
});

export const postStudioItemsByKindByIdRestore = call(shapes, {
  method: 'POST',
  path: '/api/studio/items/:kind/:id/restore',
  access: 'signed-in',
  params: 'itemParams',
  answer: 'itemActionAnswer',
});

export const postStudioItemStates = call(shapes, {
  method: 'POST',
  path: '/api/studio/item-states',
  access: 'signed-in',
  body: 'itemStatesBody',
  answer: 'itemStatesAnswer',
});

export const putStudioItemsByKindByIdPrice = call(shapes, {
  method: 'PUT',
  path: '/api/studio/items/:kind/:id/price',
  access: 'signed-in',
  params: 'itemPriceParams',
  body: 'itemPriceBody',
  answer: 'itemPriceAnswer',
});
