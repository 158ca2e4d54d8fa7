import { and, eq, sql } from 'drizzle-orm';
import { messages, participants } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import { assertParticipant } from './policy.ts';
import { peopleOf } from './queries.ts';

/**
 * Takes what others wrote last in a conversation out of what waits for a person because it needs no answer, or puts it
 * back. A later message waits again.
 * @throws AppError conversation-not-found
 */
export async function settleConversation(
  { db }: Pick<Platform, 'db'>,
  { conversation, personId, settled }: { conversation: number; personId: number; settled: boolean },
): Promise<void> {
  assertParticipant(await peopleOf(db, conversation), personId);
  const newest = sql<number>`coalesce((select max(${messages.id}) from ${messages}
    where ${messages.conversationId} = ${conversation}), 0)`;
  await db.transaction(async (tx) => {
    const row = and(
      eq(participants.conversationId, conversation),
      eq(participants.personId, personId),
    );
    await tx
      .update(participants)
      .set({ settledMessageId: settled ? newest : 0 })
      .where(row);
    // The function reads what was set before.
    await tx
      .update(participants)
      .set({ waitingSince: sql`chat_waiting_since(${conversation}, ${personId})` })
      .where(row);
  });
}
