import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import type { messages } from '#platform/database/schema/index.ts';

type Message = typeof messages.$inferSelect;

/**
 * Keeps a message, makes its conversation the newest and counts it as read by who wrote it, in one statement.
 * The conversation is locked first, which makes other writers wait: within a conversation, messages are numbered in
 * the order in which they are committed, and who asks for what came after one misses none.
 * @returns null where the sender has sent one under the same `clientKey` before; then nothing is changed
 */
export async function keepMessage(
  db: Queryable,
  message: Omit<Message, 'id'>,
): Promise<Message | null> {
  const { conversationId, personId, body, filePath, fileName, fileType, fileSize, clientKey } =
    message;
  const at = message.createdAt.toISOString();
  const { rows } = await db.execute<{ id: number }>(sql`
    with conversation as (
      select id from conversations where id = ${conversationId} for update
    ), kept as (
      insert into messages (conversation_id, person_id, body, file_path, file_name, file_type, file_size,
        client_key, created_at)
      select id, ${personId}::int, ${body}::text, ${filePath}::text, ${fileName}::text, ${fileType}::text,
        ${fileSize}::int, ${clientKey}::text, ${at}::timestamptz
      from conversation
      on conflict do nothing
      returning id
    ), newest as (
      update conversations set updated_at = ${at} from kept where conversations.id = ${conversationId}
    ), mark as (
      update participants set last_read_message_id = kept.id from kept
      where conversation_id = ${conversationId} and person_id = ${personId}
    )
    select id from kept`);
  const [kept] = rows;
  return kept ? { ...message, id: kept.id } : null;
}
