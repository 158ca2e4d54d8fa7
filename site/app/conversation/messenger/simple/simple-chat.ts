import { parseSimpleMessages } from '@nibras/contract/compat/parse-messenger.ts';
import { getMessages, postMessages } from '@nibras/contract/conversation/messenger/calls.ts';
import { messenger as limits } from '@nibras/contract/limits.ts';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '#platform/api/api-error.ts';
import { makeCall } from '#platform/api/make-call.ts';
import { fetchConversation } from '../calls.ts';
import { messengerTexts } from '../messenger-texts.ts';

/** Query of all messages of one conversation, polled every 5 s (docs/behaviour/messenger.md#simple-chat). */
export const simpleMessagesQuery = (id: string) =>
  queryOptions({
    queryKey: ['messenger', 'simple', id],
    queryFn: async ({ signal }) => {
      const messages = await makeCall(getMessages, {
        query: { conversation_id: id },
        parse: parseSimpleMessages,
        signal,
      });
      return messages.toSorted((one, other) => one.id - other.id);
    },
    refetchInterval: limits.simpleChatPoll,
    staleTime: 0,
    // The next poll is the retry.
    retry: false,
  });

/** Query of the conversation itself, for what it begins with; null where the server does not list it. */
export const simpleConversationQuery = (id: string) =>
  queryOptions({
    queryKey: ['messenger', 'simple', id, 'conversation'],
    queryFn: async () => (await fetchConversation(Number(id))) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/**
 * The text for an error status, an unexpected response or any other failure (docs/behaviour/messenger.md#simple-chat).
 */
export function simpleFailureText(error: unknown): string {
  if (!(error instanceof ApiError)) return messengerTexts.loadFailed;
  if (error.kind === 'shape' || error.kind === 'not-json') return messengerTexts.unexpected;
  return error.kind === 'http' ? messengerTexts.notLoaded : messengerTexts.loadFailed;
}

/** Posts a text message as JSON. */
export const sendSimpleMessage = (id: string, body: string): Promise<unknown> =>
  makeCall(postMessages, {
    body: { conversation_id: Number(id) || id, body, type: 'text' },
    unchecked: true,
  });
