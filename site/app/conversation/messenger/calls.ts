import type { ParsedMessage } from '@nibras/contract/compat/parse-messenger.ts';
import {
  parseConversations,
  parseMessages,
  parseSent,
} from '@nibras/contract/compat/parse-messenger.ts';
import { putConversationsByIdRead } from '@nibras/contract/conversation/messenger/calls.ts';
import { apiGet } from '#platform/api/api-client.ts';
import { makeCall } from '#platform/api/make-call.ts';
import { uploadForm } from '#platform/forms/upload.ts';
import { socketHeader } from '#platform/realtime/realtime.ts';

/** The query string of a URL in a response. Only this part is used, since the host may be a proxy's. */
const queryOf = (url: string | null): string | null =>
  url ? (/\?[^#]*/.exec(url)?.[0] ?? null) : null;

/** Fetches a page of conversations. `next` is the query string of the next page, or null. */
export async function fetchConversations(query = '?page=1') {
  const { data, next_page_url, message_search_url } = await apiGet(`/api/conversations${query}`, {
    schema: parseConversations,
  });
  return { data, next: queryOf(next_page_url), canSearch: message_search_url !== null };
}

/** Fetches one conversation by id; undefined when it does not exist. */
export async function fetchConversation(id: number) {
  const { data } = await fetchConversations(`?page=1&id=${id}`);
  return data.find((row) => row.id === id);
}

/** Fetches a page of messages, the newest by default. `older` and `newer` are queries of the adjacent pages. */
export async function fetchMessages(id: number, query = '?page=1') {
  const page = await apiGet(`/api/conversations/${id}/messages${query}`, { schema: parseMessages });
  return {
    data: page.data.map((one) => ({ ...one, conversation_id: one.conversation_id || id })),
    older: queryOf(page.prev_page_url),
    newer: queryOf(page.next_page_url),
  };
}

/** @param upTo id of the newest message that the tab shows without a gap before it */
export const markConversationRead = (id: number, upTo: number) =>
  makeCall(putConversationsByIdRead, {
    params: { id },
    body: { last_read_message_id: upTo },
    headers: socketHeader(),
    unchecked: true,
  });

interface PostMessageOptions {
  conversationId: number;
  key: string;
  text: string;
  file: File | null;
  signal: AbortSignal;
  /** Called with the uploaded fraction, 0 to 1. */
  onProgress(fraction: number): void;
}

/** Posts a message as a form; resolves to null when the server does not return the created message. */
export async function postMessage({
  conversationId,
  key,
  text,
  file,
  signal,
  onProgress,
}: PostMessageOptions): Promise<ParsedMessage | null> {
  const form = new FormData();
  form.append('conversation_id', String(conversationId));
  if (text) form.append('message', text);
  form.append('client_key', key);
  // The file goes last, so that a server that parses the form as a stream has the fields first.
  if (file) form.append('attachment', file, file.name);
  const sent = await uploadForm('/api/messages', form, {
    schema: parseSent,
    headers: socketHeader(),
    signal,
    onProgress,
  });
  return sent && { ...sent, conversation_id: sent.conversation_id || conversationId };
}
