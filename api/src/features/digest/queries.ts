import { and, eq, gt, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { deviceTokens, messages, participants, people } from '#platform/database/schema/index.ts';

/** A message that a person has neither read nor been mailed of, from somebody else. */
const untold = and(
  eq(messages.conversationId, participants.conversationId),
  gt(messages.id, participants.lastReadMessageId),
  gt(messages.id, participants.mailedMessageId),
  ne(messages.personId, participants.personId),
);

/** Who has had a message waiting since before `since`, wants to be mailed, and is reached by no push. */
export const digestRecipients = (db: Queryable, since: Date, limit: number) =>
  db
    .selectDistinct({ id: people.id, name: people.name, email: people.email })
    .from(participants)
    .innerJoin(people, eq(people.id, participants.personId))
    .innerJoin(messages, untold)
    .leftJoin(deviceTokens, eq(deviceTokens.personId, people.id))
    .where(
      and(lte(messages.createdAt, since), eq(people.mailDigest, 'on'), isNull(deviceTokens.id)),
    )
    .orderBy(people.id)
    .limit(limit);
export type DigestRecipient = Awaited<ReturnType<typeof digestRecipients>>[number];

/** Who wrote what a person has not been told of, the one with the newest message first. */
export async function waitingMessages(db: Queryable, personId: number) {
  const newest = sql<number>`max(${messages.id})`;
  return db
    .select({ author: people.name, count: sql<number>`count(*)::int`, newest })
    .from(participants)
    .innerJoin(messages, untold)
    .innerJoin(people, eq(people.id, messages.personId))
    .where(eq(participants.personId, personId))
    .groupBy(people.id, people.name)
    .orderBy(sql`${newest} desc`);
}

/** Remembers that a person has been mailed of everything up to a message. */
export const markMailed = (db: Queryable, personId: number, messageId: number) =>
  db
    .update(participants)
    .set({ mailedMessageId: messageId })
    .where(eq(participants.personId, personId));

/** One digest at a time for a person, also with several processes at work. */
export async function lockPerson(db: Queryable, personId: number): Promise<void> {
  await db.select({ id: people.id }).from(people).where(eq(people.id, personId)).for('update');
}

export const setDigest = (db: Queryable, personId: number, state: 'on' | 'off') =>
  db
    .update(people)
    .set({ mailDigest: state })
    .where(eq(people.id, personId))
    .returning({ id: people.id });

export async function digestOf(db: Queryable, personId: number): Promise<'on' | 'off'> {
  const [row] = await db
    .select({ state: people.mailDigest })
    .from(people)
    .where(eq(people.id, personId));
  return row?.state ?? 'off';
}
