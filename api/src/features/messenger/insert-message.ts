import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { prepared } from '#platform/database/prepared.ts';
import type { messages } from '#platform/database/schema/index.ts';

type Message = typeof messages.$inferSelect;

const given = (field: keyof Omit<Message, 'id'>, type: string) =>
  sql`${sql.placeholder(field)}::${sql.raw(type)}`;
const conversationId = given('conversationId', 'int');
const personId = given('personId', 'int');
const createdAt = given('createdAt', 'timestamptz');

/**
 * The conversation is locked first, which makes other writers wait: within a conversation, messages are numbered in the
 * order in which they are committed, and who asks for what came after one misses none.
 */
const insertStatement = prepared((db) => {
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
  return db
    .with(
      db.$with('conversation', id).as(sql`
        select id from conversations where id = ${conversationId} for update`),
      kept,
      db.$with('newest', id).as(sql`
        update conversations set updated_at = ${createdAt} from kept where conversations.id = ${conversationId}`),
      db.$with('mark', id).as(sql`
        update participants set last_read_message_id = kept.id from kept
        where conversation_id = ${conversationId} and person_id = ${personId}`),
    )
    .select({ id: kept.id })
    .from(kept)
    .prepare('insert_message');
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
