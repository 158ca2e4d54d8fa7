import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { messages, participants } from '#platform/database/schema/index.ts';

/** How many messages others sent that a person has not read, over all conversations. */
export async function unreadMessages(db: Queryable, person: number): Promise<number> {
  const [row] = await db
    .select({ unread: sql<number>`count(*)::int` })
    .from(participants)
    .innerJoin(
      messages,
      and(
        eq(messages.conversationId, participants.conversationId),
        gt(messages.id, participants.lastReadMessageId),
        ne(messages.personId, person),
      ),
    )
    .where(eq(participants.personId, person));
  return row?.unread ?? 0;
}

/** Marks every conversation of a person as read up to its newest message. */
export const markAllRead = (db: Queryable, person: number) =>
  db
    .update(participants)
    .set({
      lastReadMessageId: sql`coalesce((select max(messages.id) from messages
        where messages.conversation_id = ${participants.conversationId}), 0)`,
    })
    .where(eq(participants.personId, person));
