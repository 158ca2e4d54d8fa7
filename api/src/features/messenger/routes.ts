import {
  conversationParams,
  conversationsAnswer,
  conversationsQuery,
  messageSearchAnswer,
  messageSearchQuery,
  messagesAnswer,
  messagesQuery,
  readConversationAnswer,
  readConversationBody,
  sendMessageAnswer,
  sendMessageBody,
  simpleMessagesAnswer,
  simpleMessagesQuery,
} from '@nibras/contract/conversation/messenger/shapes.ts';
import { messageCountAnswer } from '@nibras/contract/conversation/notifications/shapes.ts';
import { messenger as limits } from '@nibras/contract/limits.ts';
import { messageAnswer } from '@nibras/contract/wire.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { callerSocket, perPerson } from '#platform/http/caller.ts';
import { optionalFile } from '#platform/http/uploads/optional-file.ts';
import { filesFor } from '#platform/storage/files-for.ts';
import { listConversations } from './list-conversations.ts';
import { markConversationRead, markEverythingRead } from './mark-read.ts';
import { presentMessage } from './present.ts';
import { unreadMessages } from './queries.ts';
import { readMessages, readSimpleMessages } from './read-messages.ts';
import { searchMessages } from './search-messages.ts';
import { sendMessage } from './send-message.ts';

const texts = {
  allRead: 'تم تعليم كل الرسائل مقروءة',
  read: 'تم تعليم المحادثة مقروءة',
};

const sendBody = sendMessageBody.extend({ attachment: optionalFile });

const readsPerPerson = {
  skipInvalidation: true,
  rateLimit: perPerson(limits.readsPerMinutePerPerson),
};

export const routes: Routes = (app, platform) => {
  const { db } = platform;
  const readerOf = (request: FastifyRequest, reply: FastifyReply) => ({
    personId: signedIn(request).id,
    ...filesFor(platform, request, reply),
  });

  app.get(
    '/api/count-messages',
    { schema: { response: { 200: messageCountAnswer } } },
    async (request) => ({
      data: { messagesCount: await unreadMessages(db, signedIn(request).id) },
    }),
  );

  app.get(
    '/api/conversations',
    { schema: { querystring: conversationsQuery, response: { 200: conversationsAnswer } } },
    (request, reply) =>
      listConversations(platform, { ...request.query, reader: readerOf(request, reply) }),
  );

  app.get(
    '/api/conversations/:id/messages',
    {
      schema: {
        params: conversationParams,
        querystring: messagesQuery,
        response: { 200: messagesAnswer },
      },
    },
    async (request, reply) => ({
      messages: await readMessages(platform, {
        conversation: request.params.id,
        ...request.query,
        reader: readerOf(request, reply),
      }),
    }),
  );

  app.get(
    '/api/messages',
    { schema: { querystring: simpleMessagesQuery, response: { 200: simpleMessagesAnswer } } },
    (request, reply) =>
      readSimpleMessages(platform, request.query.conversation_id, readerOf(request, reply)),
  );

  app.get(
    '/api/messages/search',
    {
      config: { searchable: true },
      schema: { querystring: messageSearchQuery, response: { 200: messageSearchAnswer } },
    },
    (request, reply) =>
      searchMessages(platform, { query: request.query, reader: readerOf(request, reply) }),
  );

  app.post(
    '/api/messages',
    {
      config: {
        skipInvalidation: true,
        rateLimit: perPerson(limits.perMinutePerPerson),
        file: { field: 'attachment', maxBytes: limits.attachmentMaxBytes, onDisk: true },
      },
      schema: { body: sendBody, response: { 200: sendMessageAnswer } },
    },
    async (request, reply) => {
      const { conversation_id, message, body, client_key, attachment: file } = request.body;
      const reader = readerOf(request, reply);
      const sent = await sendMessage(platform, {
        conversation: conversation_id,
        personId: reader.personId,
        text: message || body || '',
        file: file ?? null,
        clientKey: client_key ?? null,
        fileBase: reader.fileBase,
        exceptSocket: callerSocket(request),
      });
      return { message: presentMessage(platform, sent, reader) };
    },
  );

  app.put(
    '/api/conversations/:id/read',
    {
      config: readsPerPerson,
      schema: {
        params: conversationParams,
        body: readConversationBody,
        response: { 200: readConversationAnswer },
      },
    },
    async (request) => ({
      message: texts.read,
      last_read_message_id: await markConversationRead(platform, {
        conversation: request.params.id,
        upTo: request.body.last_read_message_id,
        personId: signedIn(request).id,
        exceptSocket: callerSocket(request),
      }),
    }),
  );

  app.put(
    '/api/messages/mark-all-read',
    { config: readsPerPerson, schema: { response: { 200: messageAnswer } } },
    async (request) => {
      await markEverythingRead(platform, {
        personId: signedIn(request).id,
        exceptSocket: callerSocket(request),
      });
      return { message: texts.allRead };
    },
  );
};
