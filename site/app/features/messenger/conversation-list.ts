import type { ParsedConversation, ParsedMessage } from '@nibras/contract/compat/parse-messenger.ts';

type Rows = readonly ParsedConversation[];

const newestOf = (row: ParsedConversation) => row.last_message?.id ?? 0;

const activity = (row: ParsedConversation) =>
  Date.parse(row.updated_at ?? row.last_message?.created_at ?? '');

/** The most recent first. A server that tells no times has its own order kept. */
function inOrder(rows: Rows): Rows {
  return rows.some((row) => Number.isNaN(activity(row)))
    ? rows
    : rows.toSorted((one, other) => activity(other) - activity(one));
}

/** An answer that was on its way when a message came is older than what is known. */
function mergeRow(
  known: ParsedConversation | undefined,
  told: ParsedConversation,
): ParsedConversation {
  if (!known) return told;
  const readBy = new Map(known.participants.map((one) => [one.id, one.last_read_message_id]));
  const participants = told.participants.map((one) => ({
    ...one,
    last_read_message_id: Math.max(one.last_read_message_id, readBy.get(one.id) ?? 0),
  }));
  return newestOf(known) > newestOf(told) ? { ...known, participants } : { ...told, participants };
}

/** Takes up a page of the list; what was listed before stays. */
export function withConversations(rows: Rows, page: Rows): Rows {
  const known = new Map(rows.map((row) => [row.id, row]));
  const told = new Set(page.map(({ id }) => id));
  const merged = page.map((row) => mergeRow(known.get(row.id), row));
  const others = rows.filter(({ id }) => !told.has(id));
  return inOrder([...merged, ...others]);
}

/** More of the list stands behind what is there. */
export function withMoreConversations(rows: Rows, page: Rows): Rows {
  const told = new Map(page.map((row) => [row.id, row]));
  const before = rows.map((row) => mergeRow(row, told.get(row.id) ?? row));
  const known = new Set(rows.map(({ id }) => id));
  return inOrder([...before, ...page.filter(({ id }) => !known.has(id))]);
}

const change = (
  rows: Rows,
  id: number,
  to: (row: ParsedConversation) => ParsedConversation,
): Rows => rows.map((row) => (row.id === id ? to(row) : row));

/** A message that was sent or has come: its conversation stands first. `counts` when nobody has seen it yet. */
export function withLastMessage(rows: Rows, message: ParsedMessage, counts: boolean): Rows {
  const row = rows.find(({ id }) => id === message.conversation_id);
  // Told twice, or overtaken: it has been counted.
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

/** Somebody has read up to a message. */
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

/** Somebody came or went. */
export function withPresence(
  rows: Rows,
  told: { user_id: number; isOnline: boolean; last_seen_at: string | null },
): Rows {
  const { user_id, isOnline, last_seen_at } = told;
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

/** Of all conversations together. */
export const totalUnread = (rows: Rows): number =>
  rows.reduce((sum, { new_messages }) => sum + new_messages, 0);
