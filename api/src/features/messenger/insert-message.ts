import { eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { prepared } from '#platform/database/prepared.ts';
import { type messages, participants } from '#platform/database/schema/index.ts';
import {
  type ConversationContext,
  selectConversationContext,
  toConversationContext,
} from './queries.ts';

type Message = typeof messages.$inferSelect;

const given = (field: keyof Omit<Message, 'id'>, type: string) =>
  sql`${sql.placeholder(field)}::${sql.raw(type)}`;
const conversationId = given('conversationId', 'int');
const personId = given('personId', 'int');
const createdAt = given('createdAt', 'timestamptz');

/**
 * What a statement begins with that keeps a message, makes its conversation the newest and counts it as read by who
 * wrote it. The conversation is locked first, which makes other writers wait: within a conversation, messages are
 * numbered in the order in which they are committed, and who asks for what came after one misses none.
 * @param where what must hold besides, for anything to be kept
 */
function keeping(db: Queryable, where: SQL = sql`true`) {
  // The only column that is read of any of these parts.
  const id = { id: sql<number>`kept.id`.as('id') };
  const kept = db.$with('kept', id).as(sql`
    insert into messages (conversation_id, person_id, body, file_path, file_name, file_type, file_size, client_key,
      created_at)
    select id, ${personId}, ${given('body', 'text')}, ${given('filePath', 'text')}, ${given('fileName', 'text')},
      ${given('fileType', 'text')}, ${given('fileSize', 'int')}, ${given('clientKey', 'text')}, ${createdAt}
    from conversation
    on conflict do nothing
    returning id`);
  const begun = db.with(
    db.$with('conversation', id).as(sql`
      select id from conversations where id = ${conversationId} and ${where} for update`),
    kept,
    db.$with('newest', id).as(sql`
      update conversations set updated_at = ${createdAt} from kept where conversations.id = ${conversationId}`),
    db.$with('mark', id).as(sql`
      update participants set last_read_message_id = kept.id from kept
      where conversation_id = ${conversationId} and person_id = ${personId}`),
  );
  return { begun, kept };
}

const insertStatement = prepared((db) => {
  const { begun, kept } = keeping(db);
  return begun.select({ id: kept.id }).from(kept).prepare('insert_message');
});

/** Nothing is left by it but itself: no notice of an answered question, and no push. */
const plain = sql`exists (select from participants where conversation_id = ${conversationId} and person_id = ${personId})
  and not exists (select from discussions where conversation_id = ${conversationId})
  and not exists (select from participants join device_tokens using (person_id)
    where conversation_id = ${conversationId} and person_id <> ${personId})`;

const insertPlainStatement = prepared((db) => {
  const { begun } = keeping(db, plain);
  return selectConversationContext(begun, { kept: sql<number | null>`(select id from kept)` })
    .where(eq(participants.conversationId, sql.placeholder('conversationId')))
    .prepare('insert_plain_message');
});

/**
 * Keeps a message, makes its conversation the newest and counts it as read by who wrote it, in one statement.
 * @returns null where the sender has sent one under the same `clientKey` before; then nothing is changed
 */
export async function insertMessage(
  db: Queryable,
  message: Omit<Message, 'id'>,
): Promise<Message | null> {
  const [kept] = await insertStatement(db).execute({ ...message });
  return kept ? { ...message, id: kept.id } : null;
}

/**
 * As `findConversationContext` and `insertMessage` in one question, which is all that most messages need.
 * @returns `message` null, and nothing changed, where the writer takes no part, where the message would leave more than
 *   itself, and as with `insertMessage`
 */
export async function insertPlainMessage(
  db: Queryable,
  message: Omit<Message, 'id'>,
): Promise<{ context: ConversationContext; message: Message | null }> {
  const rows = await insertPlainStatement(db).execute({ ...message });
  const kept = rows[0]?.kept;
  return { context: toConversationContext(rows), message: kept ? { ...message, id: kept } : null };
}
