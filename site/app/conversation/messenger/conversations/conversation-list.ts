import type { ParsedConversation, ParsedMessage } from '@nibras/contract/compat/parse-messenger.ts';

type Rows = readonly ParsedConversation[];

const newestOf = (row: ParsedConversation) => row.last_message?.id ?? 0;

const activity = (row: ParsedConversation) =>
  Date.parse(row.updated_at ?? row.last_message?.created_at ?? '');

/** Sorts the most recent first. Keeps the server's order when a row has no time. */
function sortByActivity(rows: Rows): Rows {
  return rows.some((row) => Number.isNaN(activity(row)))
    ? rows
    : rows.toSorted((one, other) => activity(other) - activity(one));
}

/** Merges a fetched row. A message event may have arrived during the request, so the newer of the two rows wins. */
function mergeRow(
  known: ParsedConversation | undefined,
  fetched: ParsedConversation,
): ParsedConversation {
  if (!known) return fetched;
  const readBy = new Map(known.participants.map((one) => [one.id, one.last_read_message_id]));
  const participants = fetched.participants.map((one) => ({
    ...one,
    last_read_message_id: Math.max(one.last_read_message_id, readBy.get(one.id) ?? 0),
  }));
  return newestOf(known) > newestOf(fetched)
    ? { ...known, participants }
    : { ...fetched, participants };
}

/** Merges a fetched page into the list; rows that are not on the page stay. */
export function withConversations(rows: Rows, page: Rows): Rows {
  const known = new Map(rows.map((row) => [row.id, row]));
  const fetchedIds = new Set(page.map(({ id }) => id));
  const merged = page.map((row) => mergeRow(known.get(row.id), row));
  const others = rows.filter(({ id }) => !fetchedIds.has(id));
  return sortByActivity([...merged, ...others]);
}

/** Appends a further page to the list. */
export function withMoreConversations(rows: Rows, page: Rows): Rows {
  const fetchedById = new Map(page.map((row) => [row.id, row]));
  const listed = rows.map((row) => mergeRow(row, fetchedById.get(row.id) ?? row));
  const known = new Set(rows.map(({ id }) => id));
  return sortByActivity([...listed, ...page.filter(({ id }) => !known.has(id))]);
}

const change = (
  rows: Rows,
  id: number,
  to: (row: ParsedConversation) => ParsedConversation,
): Rows => rows.map((row) => (row.id === id ? to(row) : row));

/** Applies a sent or received message: its conversation moves to the top. `counts`: whether it is unread. */
export function withLastMessage(rows: Rows, message: ParsedMessage, counts: boolean): Rows {
  const row = rows.find(({ id }) => id === message.conversation_id);
  // A repeated or older event: the message has been counted already.
  if (!row || newestOf(row) >= message.id) return rows;
  const changed: ParsedConversation = {
    ...row,
    last_message: message,
    updated_at: message.created_at || row.updated_at,
    updated_date: message.created_date || row.updated_date,
    new_messages: row.new_messages + (counts ? 1 : 0),
  };
  return [changed, ...rows.filter(({ id }) => id !== row.id)];
}

export const withNoneUnread = (rows: Rows, id: number): Rows =>
  change(rows, id, (row) => ({ ...row, new_messages: 0 }));

export const withAllRead = (rows: Rows): Rows =>
  rows.map((row) => (row.new_messages === 0 ? row : { ...row, new_messages: 0 }));

/** Stores up to which message a participant has read; an older mark changes nothing. */
export function withReadMark(
  rows: Rows,
  mark: { conversation_id: number; user_id: number; last_read_message_id: number },
): Rows {
  return change(rows, mark.conversation_id, (row) => ({
    ...row,
    participants: row.participants.map((one) =>
      one.id === mark.user_id
        ? {
            ...one,
            last_read_message_id: Math.max(one.last_read_message_id, mark.last_read_message_id),
          }
        : one,
    ),
  }));
}

/** Updates whether a participant is online, in every conversation. */
export function withPresence(
  rows: Rows,
  presence: { user_id: number; isOnline: boolean; last_seen_at: string | null },
): Rows {
  const { user_id, isOnline, last_seen_at } = presence;
  return rows.map((row) =>
    row.participants.some(({ id }) => id === user_id)
      ? {
          ...row,
          participants: row.participants.map((one) =>
            one.id === user_id
              ? { ...one, isOnline, last_seen_at: last_seen_at ?? one.last_seen_at }
              : one,
          ),
        }
      : row,
  );
}

/** The number of unread messages in all conversations. */
export const totalUnread = (rows: Rows): number =>
  rows.reduce((sum, { new_messages }) => sum + new_messages, 0);
