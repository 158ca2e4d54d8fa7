import { parseSimpleMessages } from '@nibras/contract/compat/parse-messenger.ts';
import { getMessages } from '@nibras/contract/conversation/messenger/calls.ts';
import { messenger as limits } from '@nibras/contract/limits.ts';
import { queryOptions } from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';

/** Query of the newest messages of a conversation, in their order. */
export const lastMessagesQuery = (id: number) =>
  queryOptions({
    queryKey: [...studioKey, 'chats', id],
    queryFn: async ({ signal }) => {
      const messages = await makeCall(getMessages, {
        query: { conversation_id: String(id) },
        parse: parseSimpleMessages,
        signal,
      });
      return messages.toSorted((one, other) => one.id - other.id);
    },
    refetchInterval: limits.simpleChatPoll,
    staleTime: 0,
  });
