import type { ParsedMessage } from '@nibras/contract/compat/parse-messenger.ts';
import {
  parseConversations,
  parseMessages,
  parseSent,
} from '@nibras/contract/compat/parse-messenger.ts';
import { apiGet, apiSend } from '#platform/api/api-client.ts';
import { uploadForm } from '#platform/forms/upload.ts';
import { socketHeader } from '#platform/realtime/realtime.ts';

/** The query of an address that an answer names: whole or a path, on our host or behind a proxy's name. */
const queryOf = (address: string | null): string | null =>
  address ? (/\?[^#]*/.exec(address)?.[0] ?? null) : null;

/** A page of the list. `next` is the query of what follows it. */
export async function fetchConversations(query = '?page=1') {
  const { data, next_page_url } = await apiGet(`/api/conversations${query}`, {
    schema: parseConversations,
  });
  return { data, next: queryOf(next_page_url) };
}

/** One conversation that is not among those listed; undefined where there is none. */
export async function fetchConversation(id: number) {
  const { data } = await fetchConversations(`?page=1&id=${id}`);
  return data.find((row) => row.id === id);
}

/** A page of messages, the newest by default. `older` and `newer` are the queries of its neighbours. */
export async function fetchMessages(id: number, query = '?page=1') {
  const page = await apiGet(`/api/conversations/${id}/messages${query}`, { schema: parseMessages });
  return {
    data: page.data.map((one) => ({ ...one, conversation_id: one.conversation_id || id })),
    older: queryOf(page.prev_page_url),
    newer: queryOf(page.next_page_url),
  };
}

/** @param upTo the newest message that the tab shows without a gap before it */
export const markConversationRead = (id: number, upTo: number) =>
  apiSend('PUT', `/api/conversations/${id}/read`, {
    json: { last_read_message_id: upTo },
    headers: socketHeader(),
  });

interface Sending {
  conversationId: number;
  key: string;
  text: string;
  file: File | null;
  signal: AbortSignal;
  onProgress(share: number): void;
}

/** Sends as the specification has it; null where the server keeps the sent message to itself. */
export async function postMessage({
  conversationId,
  key,
  text,
  file,
  signal,
  onProgress,
}: Sending): Promise<ParsedMessage | null> {
  const form = new FormData();
  form.append('conversation_id', String(conversationId));
  if (text) form.append('message', text);
  form.append('client_key', key);
  // Last, so that a server that reads as it comes knows by then what the file is for.
  if (file) form.append('attachment', file, file.name);
  const sent = await uploadForm('/api/messages', form, {
    schema: parseSent,
    headers: socketHeader(),
    signal,
    onProgress,
  });
  return sent && { ...sent, conversation_id: sent.conversation_id || conversationId };
}
