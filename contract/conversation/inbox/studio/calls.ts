import { call, shapesOf } from '../../../call.ts';

const shapes = () => import('./shapes.ts');
const withCourses = shapesOf(shapes, () => import('../../../learning/courses/studio/shapes.ts'));
const withWire = shapesOf(shapes, () => import('../../../wire.ts'));

export const getStudioReplyTemplatesByKind = call(shapes, {
  method: 'GET',
  path: '/api/studio/reply-templates/:kind',
  access: { byKind: { order: 'order:answer', message: 'contact:answer' } },
  params: 'templateParams',
  answer: 'templatesAnswer',
});

export const putStudioReplyTemplatesByKind = call(shapes, {
  method: 'PUT',
  path: '/api/studio/reply-templates/:kind',
  access: { byKind: { order: 'order:answer', message: 'contact:answer' } },
  params: 'templateParams',
  body: 'putTemplatesBody',
  answer: 'templatesChangeAnswer',
});

export const getStudioInboxSummary = call(shapes, {
  method: 'GET',
  path: '/api/studio/inbox/summary',
  access: 'signed-in',
  answer: 'inboxSummaryAnswer',
});

const callsOf = <
  const Path extends 'orders' | 'messages',
  const Needed extends 'order:answer' | 'contact:answer',
>(
  path: Path,
  capability: Needed,
) => ({
  list: call(shapes, {
    method: 'GET',
    path: `/api/studio/${path}`,
    access: capability,
    query: 'inboxQuery',
    answer: 'inboxAnswer',
    searchable: true,
  }),
  export: call(withWire, {
    method: 'GET',
    path: `/api/studio/${path}/export`,
    access: capability,
    proof: true,
    query: 'inboxExportQuery',
    answer: 'fileAnswer',
    limit: { max: 'costly.exportsPerMinutePerPerson', per: 'person' },
    searchable: true,
  }),
  changeState: call(shapes, {
    method: 'PUT',
    path: `/api/studio/${path}/state`,
    access: capability,
    body: 'inboxStateBody',
    answer: 'inboxStateAnswer',
  }),
  item: call(withCourses, {
    method: 'GET',
    path: `/api/studio/${path}/:id`,
    access: capability,
    params: 'studioItemParams',
    answer: 'inboxDetailAnswer',
  }),
  answer: call(withCourses, {
    method: 'POST',
    path: `/api/studio/${path}/:id/answer`,
    access: capability,
    params: 'studioItemParams',
    body: 'answerBody',
    answer: 'answerAnswer',
  }),
  addNote: call(withCourses, {
    method: 'POST',
    path: `/api/studio/${path}/:id/notes`,
    access: capability,
    params: 'studioItemParams',
    body: 'noteBody',
    answer: 'noteChangeAnswer',
  }),
  removeNote: call(shapes, {
    method: 'DELETE',
    path: `/api/studio/${path}/:id/notes/:note`,
    access: capability,
    params: 'noteParams',
    answer: 'noteChangeAnswer',
  }),
});

/** The calls of each inbox. */
export const inboxCalls = {
  order: callsOf('orders', 'order:answer'),
  message: callsOf('messages', 'contact:answer'),
};
