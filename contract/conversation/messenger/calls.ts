import { call, shapesOf } from '../../call.ts';

const notificationsShapes = () => import('../notifications/shapes.ts');
const shapes = () => import('./shapes.ts');
const wireShapes = () => import('../../wire.ts');
const withWire = shapesOf(shapes, wireShapes);

export const getCountMessages = call(notificationsShapes, {
  method: 'GET',
  path: '/api/count-messages',
  access: 'signed-in',
  answer: 'messageCountAnswer',
});

export const getConversations = call(shapes, {
  method: 'GET',
  path: '/api/conversations',
  access: 'signed-in',
  query: 'conversationsQuery',
  answer: 'conversationsAnswer',
});

export const getConversationsByIdMessages = call(shapes, {
  method: 'GET',
  path: '/api/conversations/:id/messages',
  access: 'signed-in',
  params: 'conversationParams',
  query: 'messagesQuery',
  answer: 'messagesAnswer',
});

export const getMessages = call(shapes, {
  method: 'GET',
  path: '/api/messages',
  access: 'signed-in',
  query: 'simpleMessagesQuery',
  answer: 'simpleMessagesAnswer',
});

export const getMessagesSearch = call(shapes, {
  method: 'GET',
  path: '/api/messages/search',
  access: 'signed-in',
  query: 'messageSearchQuery',
  answer: 'messageSearchAnswer',
  searchable: true,
});

export const postMessages = call(shapes, {
  method: 'POST',
  path: '/api/messages',
  access: 'signed-in',
  body: 'sendMessageBody',
  file: {
    field: 'attachment',
    maxBytes: 'messenger.attachmentMaxBytes',
    onDisk: true,
    optional: true,
  },
  answer: 'sendMessageAnswer',
  limit: { max: 'messenger.perMinutePerPerson', per: 'person' },
  uncached: true,
});

export const putConversationsByIdRead = call(shapes, {
  method: 'PUT',
  path: '/api/conversations/:id/read',
  access: 'signed-in',
  params: 'conversationParams',
  body: 'readConversationBody',
  answer: 'readConversationAnswer',
  limit: { max: 'messenger.readsPerMinutePerPerson', per: 'person' },
  uncached: true,
});

export const putConversationsByIdSettled = call(withWire, {
  method: 'PUT',
  path: '/api/conversations/:id/settled',
  access: 'signed-in',
  params: 'conversationParams',
  body: 'settleConversationBody',
  answer: 'messageAnswer',
  limit: { max: 'messenger.readsPerMinutePerPerson', per: 'person' },
  uncached: true,
});

export const putMessagesMarkAllRead = call(wireShapes, {
  method: 'PUT',
  path: '/api/messages/mark-all-read',
  access: 'signed-in',
  answer: 'messageAnswer',
  limit: { max: 'messenger.readsPerMinutePerPerson', per: 'person' },
  uncached: true,
});
