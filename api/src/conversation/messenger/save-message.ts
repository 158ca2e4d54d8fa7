import { sql } from 'drizzle-orm';
import PQueue from 'p-queue';
import type { Queryable } from '#platform/database/database.ts';
import { grouped } from '#platform/database/grouped.ts';
import type { Platform } from '#platform/platform.ts';
import { assertUnanswered } from './assert-unanswered.ts';
import {
  broadcastMessage,
  hasSideEffects,
  notifyParticipants,
  type SentMessage,
} from './notify-participants.ts';
import type { StoredMessage as Message, MessageRow } from './queries.ts';

type NewMessage = Omit<Message, 'id'>;

/**
 * Inserts messages, makes their conversations the newest and marks them as read by their senders, in one statement. It
 * locks the conversations first, so that other writers wait: ids within a conversation follow the order of the commits,
 * and a reader who asks for messages after the newest one that it knows misses none.
 * @param lock with `skip locked`, messages of conversations that another transaction holds are left out
 * @returns by position, the id of each message, or null if its sender has already sent one with the same `clientKey`;
 * nothing for a message whose conversation was not locked
 */
async function insertMessages(
  db: Queryable,
  messages: readonly NewMessage[],
  lock: 'for update' | 'for update skip locked',
): Promise<Map<number, number | null>> {
  const column = (field: keyof NewMessage, type: 'int' | 'text' | 'timestamptz') =>
    sql`${sql.param(messages.map((message) => message[field]))}::${sql.raw(type)}[]`;
  const { rows } = await db.execute<{ position: number; id: number | null }>(sql`
    with conversation as materialized (
      select id from conversations where id = any(${column('conversationId', 'int')}) order by id ${sql.raw(lock)}),
    sent as (
      select sent.* from rows from (unnest(${column('conversationId', 'int')}), unnest(${column('personId', 'int')}),
        unnest(${column('body', 'text')}), unnest(${column('filePath', 'text')}), unnest(${column('fileName', 'text')}),
        unnest(${column('fileType', 'text')}), unnest(${column('fileSize', 'int')}),
        unnest(${column('clientKey', 'text')}), unnest(${column('createdAt', 'timestamptz')})) with ordinality
        as sent (conversation_id, person_id, body, file_path, file_name, file_type, file_size, client_key, created_at,
          position)
      join conversation on conversation.id = sent.conversation_id
      order by position),
    numbered as materialized (
      select nextval('messages_id_seq')::int as id, sent.* from sent),
    inserted as (
      insert into messages (id, conversation_id, person_id, body, file_path, file_name, file_type, file_size,
        client_key, created_at)
      overriding system value
      select id, conversation_id, person_id, body, file_path, file_name, file_type, file_size, client_key, created_at
      from numbered
      on conflict do nothing
      returning id, conversation_id, person_id, created_at),
    newest as (
      update conversations set updated_at = latest.created_at
      from (select conversation_id, max(created_at) as created_at from inserted group by conversation_id) as latest
      where conversations.id = latest.conversation_id),
    mark as (
      update participants set last_read_message_id = latest.id
      from (select conversation_id, person_id, max(id) as id from inserted group by conversation_id, person_id) as latest
      where participants.conversation_id = latest.conversation_id and participants.person_id = latest.person_id)
    select numbered.position::int, inserted.id from numbered left join inserted on inserted.id = numbered.id`);
  return new Map(rows.map(({ position, id }) => [position - 1, id]));
}

/**
 * Inserts a message, makes its conversation the newest and marks it as read by its sender, in one statement.
 * @returns null if the sender has already sent a message with the same `clientKey`; then nothing changes
 */
export async function insertMessage(db: Queryable, message: NewMessage): Promise<Message | null> {
  const id = (await insertMessages(db, [message], 'for update')).get(0);
  return id ? { ...message, id } : null;
}

/** Returns undefined for a message that the group left out: all of one that failed, and what would wait for a lock. */
const insertInGroup = grouped<NewMessage, number | null | undefined>(async (db, messages) => {
  if (messages.length === 1) return [undefined];
  const ids = await insertMessages(db, messages, 'for update skip locked').catch(() => null);
  return messages.map((_, position) => ids?.get(position));
});

/** Like `insertMessage`, for a message that needs no transaction: under load with others in one statement. */
export async function insertGrouped(db: Queryable, message: NewMessage): Promise<Message | null> {
  const id = await insertInGroup(db, message);
  if (id === undefined) return insertMessage(db, message);
  return id === null ? null : { ...message, id };
}

const queues = new Map<number, PQueue>();

/**
 * Runs tasks of one conversation on this process one after another. The database makes them wait for each other
 * anyway; waiting here holds no connection, and broadcasts happen in the order of the commits.
 */
function runInOrder<Result>(conversation: number, task: () => Promise<Result>): Promise<Result> {
  const queue = queues.get(conversation) ?? new PQueue({ concurrency: 1 });
  queues.set(conversation, queue);
  return queue.add(task).finally(() => {
    if (queue.size === 0 && queue.pending === 0) queues.delete(conversation);
  });
}

interface SaveMessage extends Omit<SentMessage, 'row'> {
  message: Omit<Message, 'id' | 'createdAt'>;
  writer: MessageRow['writer'];
  /** See `assertUnanswered`; undefined for what is no answer. */
  seen: number | undefined;
}

/**
 * Saves a message with its notifications and pushes in one transaction, then broadcasts it.
 * @returns null if the sender has already sent a message with the same `clientKey`; then nothing changes
 */
export function saveMessage(
  platform: Platform,
  { message, writer, seen, ...details }: SaveMessage,
): Promise<MessageRow | null> {
  const { db, now } = platform;
  return runInOrder(message.conversationId, async () => {
    const newMessage = { ...message, createdAt: now() };
    const rowOf = (inserted: Message | null) => inserted && { message: inserted, writer };
    // A message without side effects is a single statement and needs no transaction.
    const row = hasSideEffects(details.context, writer.id)
      ? await db.transaction(async (tx) => {
          if (seen !== undefined) await assertUnanswered(platform, tx, { message, seen });
          const row = rowOf(await insertMessage(tx, newMessage));
          if (row) await notifyParticipants(platform, tx, { row, context: details.context });
          return row;
        })
      : rowOf(await insertGrouped(db, newMessage));
    if (row) broadcastMessage(platform, { ...details, row });
    return row;
  });
}
