import {
  getConversations,
  getConversationsByIdMessages,
  getCountMessages,
  getMessages,
  getMessagesSearch,
  postMessages,
  putConversationsByIdRead,
  putConversationsByIdSettled,
  putMessagesMarkAllRead,
} from '@nibras/contract/conversation/messenger/calls.ts';
import type { FastifyReply } from 'fastify';
import type { Routes } from '#platform/feature.ts';
import type { SignedInRequest } from '#platform/http/access.ts';
import { callerSocket } from '#platform/http/caller.ts';
import { filesFor } from '#platform/storage/files-for.ts';
import { listConversations } from './list-conversations.ts';
import { markConversationRead, markEverythingRead } from './mark-read.ts';
import { presentMessage } from './present.ts';
import { unreadMessages } from './queries.ts';
import { readMessages, readSimpleMessages } from './read-messages.ts';
import { searchMessages } from './search-messages.ts';
import { sendMessage } from './send-message.ts';
import { settleConversation } from './settle-conversation.ts';

const texts = {
  allRead: 'كل الرسائل مقروءة الآن',
  read: 'المحادثة مقروءة الآن',
  settled: 'أُزيلت المحادثة مما ينتظر',
  unsettled: 'عادت المحادثة إلى ما ينتظر',
};

export const routes: Routes = (serve, platform) => {
  const { db } = platform;
  const readerOf = (request: SignedInRequest, reply: FastifyReply) => ({
    personId: request.caller.id,
    ...filesFor(platform, request, reply),
  });

  serve(getCountMessages, async (request) => ({
    data: { messagesCount: await unreadMessages(db, request.caller.id) },
  }));

  serve(getConversations, (request, reply) =>
    listConversations(platform, { ...request.query, reader: readerOf(request, reply) }),
  );

  serve(getConversationsByIdMessages, async (request, reply) => ({
    messages: await readMessages(platform, {
      conversation: request.params.id,
      ...request.query,
      reader: readerOf(request, reply),
    }),
  }));

  serve(getMessages, (request, reply) =>
    readSimpleMessages(platform, request.query.conversation_id, readerOf(request, reply)),
  );

  serve(getMessagesSearch, (request, reply) =>
    searchMessages(platform, { query: request.query, reader: readerOf(request, reply) }),
  );

  serve(postMessages, async (request, reply) => {
    const { conversation_id, message, body, client_key, seen, attachment: file } = request.body;
    const reader = readerOf(request, reply);
    const sent = await sendMessage(platform, {
      conversation: conversation_id,
      personId: reader.personId,
      text: message || body || '',
      file: file ?? null,
      clientKey: client_key ?? null,
      seen,
      fileBase: reader.fileBase,
      exceptSocket: callerSocket(request),
    });
    return { message: presentMessage(platform, sent, reader) };
  });

  serve(putConversationsByIdSettled, async (request) => {
    const { settled } = request.body;
    await settleConversation(platform, {
      conversation: request.params.id,
      personId: request.caller.id,
      settled,
    });
    return { message: settled ? texts.settled : texts.unsettled };
  });

  serve(putConversationsByIdRead, async (request) => ({
    message: texts.read,
    last_read_message_id: await markConversationRead(platform, {
      conversation: request.params.id,
      upTo: request.body.last_read_message_id,
      personId: request.caller.id,
      exceptSocket: callerSocket(request),
    }),
  }));

  serve(putMessagesMarkAllRead, async (request) => {
    await markEverythingRead(platform, {
      personId: request.caller.id,
      exceptSocket: callerSocket(request),
    });
    return { message: texts.allRead };
  });
};
