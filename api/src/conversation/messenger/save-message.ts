import { sql } from 'drizzle-orm';
import PQueue from 'p-queue';
import type { Queryable } from '#platform/database/database.ts';
import { prepared } from '#platform/database/prepared.ts';
import type { Platform } from '#platform/platform.ts';
import {
  broadcastMessage,
  hasSideEffects,
  notifyParticipants,
  type SentMessage,
} from './notify-participants.ts';
import type { StoredMessage as Message, MessageRow } from './queries.ts';

const parameter = (field: keyof Omit<Message, 'id'>, type: string) =>
  sql`${sql.placeholder(field)}::${sql.raw(type)}`;
const conversationId = parameter('conversationId', 'int');
const personId = parameter('personId', 'int');
const createdAt = parameter('createdAt', 'timestamptz');

/**
 * Locks the conversation first, so that other writers wait: ids within a conversation follow the order of the commits,
 * and a reader who asks for messages after the newest one that it knows misses none.
 */
const insertStatement = prepared((db) => {
  // No other column of these subqueries is read.
  const id = { id: sql<number>`inserted.id`.as('id') };
  const inserted = db.$with('inserted', id).as(sql`
    insert into messages (conversation_id, person_id, body, file_path, file_name, file_type, file_size, client_key,
      created_at)
    select id, ${personId}, ${parameter('body', 'text')}, ${parameter('filePath', 'text')}, ${parameter('fileName', 'text')},
      ${parameter('fileType', 'text')}, ${parameter('fileSize', 'int')}, ${parameter('clientKey', 'text')}, ${createdAt}
    from conversation
    on conflict do nothing
    returning id`);
  return db
    .with(
      db.$with('conversation', id).as(sql`
        select id from conversations where id = ${conversationId} for update`),
      inserted,
      db.$with('newest', id).as(sql`
        update conversations set updated_at = ${createdAt} from inserted where conversations.id = ${conversationId}`),
      db.$with('mark', id).as(sql`
        update participants set last_read_message_id = inserted.id from inserted
        where conversation_id = ${conversationId} and person_id = ${personId}`),
    )
    .select({ id: inserted.id })
    .from(inserted);
});

/**
 * Inserts a message, makes its conversation the newest and marks it as read by its sender, in one statement.
 * @returns null if the sender has already sent a message with the same `clientKey`; then nothing changes
 */
export async function insertMessage(
  db: Queryable,
  message: Omit<Message, 'id'>,
): Promise<Message | null> {
  const [inserted] = await insertStatement(db).execute({ ...message });
  return inserted ? { ...message, id: inserted.id } : null;
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
}

/**
 * Saves a message with its notifications and pushes in one transaction, then broadcasts it.
 * @returns null if the sender has already sent a message with the same `clientKey`; then nothing changes
 */
export function saveMessage(
  platform: Platform,
  { message, writer, ...details }: SaveMessage,
): Promise<MessageRow | null> {
  const { db, now } = platform;
  return runInOrder(message.conversationId, async () => {
    const save = async (tx: Queryable): Promise<MessageRow | null> => {
      const inserted = await insertMessage(tx, { ...message, createdAt: now() });
      if (!inserted) return null;
      const row = { message: inserted, writer };
      await notifyParticipants(platform, tx, { row, context: details.context });
      return row;
    };
    // A message without side effects is a single statement and needs no transaction.
    const needsTransaction = hasSideEffects(details.context, writer.id);
    const row = await (needsTransaction ? db.transaction(save) : save(db));
    if (row) broadcastMessage(platform, { ...details, row });
    return row;
  });
}
