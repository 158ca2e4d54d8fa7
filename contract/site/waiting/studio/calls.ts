import { call } from '../../../call.ts';

const shapes = () => import('./shapes.ts');

export const getStudioInboxWaiting = call(shapes, {
  method: 'GET',
  path: '/api/studio/inbox',
  access: { inSome: 'studio:open' },
  query: 'waitingQuery',
  answer: 'waitingAnswer',
});

export const getStudioInboxByKindByThing = call(shapes, {
  method: 'GET',
  path: '/api/studio/inbox/:kind/:thing',
  access: { inSome: 'studio:open' },
  params: 'waitingParams',
  answer: 'waitingThingAnswer',
});

export const putStudioInboxByKindByThingAssignee = call(shapes, {
  method: 'PUT',
  path: '/api/studio/inbox/:kind/:thing/assignee',
  access: { inSome: 'studio:open' },
  params: 'waitingParams',
  body: 'assignBody',
  answer: 'waitingChangeAnswer',
});

export const putStudioInboxByKindByThingSnooze = call(shapes, {
  method: 'PUT',
  path: '/api/studio/inbox/:kind/:thing/snooze',
  access: { inSome: 'studio:open' },
  params: 'waitingParams',
  body: 'snoozeBody',
  answer: 'waitingChangeAnswer',
});

export const putStudioInboxByKindByThingPresence = call(shapes, {
  method: 'PUT',
  path: '/api/studio/inbox/:kind/:thing/presence',
  access: { inSome: 'studio:open' },
  params: 'waitingParams',
  answer: 'waitingPresenceAnswer',
  uncached: true,
});
