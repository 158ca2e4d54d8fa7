import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { answeredBefore } from '#platform/http/answered-before.ts';
import type { Platform } from '#platform/platform.ts';

interface Unanswered {
  message: { conversationId: number; personId: number; clientKey: string | null };
  /** The newest message that the writer has seen; 0 for none. */
  seen: number;
}

/**
 * Refuses an answer to a question where another person than its asker has answered since the writer saw the conversation,
 * which it locks. A message that was sent before under its key is no second answer.
 * @throws AppError answered-meanwhile
 */
export async function assertUnanswered(
  { settings }: Pick<Platform, 'settings'>,
  tx: Transaction,
  { message: { conversationId, personId, clientKey }, seen }: Unanswered,
): Promise<void> {
  await tx.execute(sql`select from conversations where id = ${conversationId} for update`);
  const { rows } = await tx.execute<{ by: number; at: string }>(sql`
    select messages.person_id as by, messages.created_at as at from messages
    join discussions on discussions.conversation_id = messages.conversation_id
    where messages.conversation_id = ${conversationId} and messages.id > ${seen} and messages.hidden_at is null
      and messages.person_id not in (${personId}, discussions.person_id) and discussions.person_id <> ${personId}
      and not exists (select from messages sent where sent.conversation_id = ${conversationId}
        and sent.person_id = ${personId} and sent.client_key = ${clientKey}::text)
    order by messages.id desc limit 1`);
  const [first] = rows;
  if (!first) return;
  throw await answeredBefore(tx, {
    code: 'answered-meanwhile',
    as: 'answered',
    first: { by: first.by, at: new Date(first.at) },
    timeZone: settings().timeZone,
  });
}
