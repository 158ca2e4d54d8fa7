import type { DigestState } from '@nibras/contract/conversation/digest/shapes.ts';
import { and, eq, gt, isNull, lte, ne, sql } from 'drizzle-orm';
import { activePerson } from '#platform/database/active-person.ts';
import type { Queryable } from '#platform/database/database.ts';
import { deviceTokens, messages, participants, people } from '#platform/database/schema/index.ts';
import { visible } from '#platform/database/visible.ts';

/** A message of another person that a person has not read and that no digest has included. */
const isUnmailed = and(
  eq(messages.conversationId, participants.conversationId),
  gt(messages.id, participants.lastReadMessageId),
  gt(messages.id, participants.mailedMessageId),
  ne(messages.personId, participants.personId),
  visible(messages),
);

/** People with an unread message from before `since` who have digests turned on and no push subscription. */
export const digestRecipients = (db: Queryable, since: Date, limit: number) =>
  db
    .selectDistinct({ id: people.id, name: people.name, email: people.email })
    .from(participants)
    .innerJoin(people, eq(people.id, participants.personId))
    .innerJoin(messages, isUnmailed)
    .leftJoin(deviceTokens, eq(deviceTokens.personId, people.id))
    .where(
      and(
        lte(messages.createdAt, since),
        eq(people.mailDigest, 'on'),
        isNull(deviceTokens.id),
        // Not even recorded as withheld: what is unread is mailed once the suspension ends.
        activePerson,
      ),
    )
    .orderBy(people.id)
    .limit(limit);
export type DigestRecipient = Awaited<ReturnType<typeof digestRecipients>>[number];

/** The authors of a person's unread messages that no digest has included, the newest message first. */
export async function unmailedMessages(db: Queryable, personId: number) {
  const newest = sql<number>`max(${messages.id})`;
  return db
    .select({ author: people.name, count: sql<number>`count(*)::int`, newest })
    .from(participants)
    .innerJoin(messages, isUnmailed)
    .innerJoin(people, eq(people.id, messages.personId))
    .where(eq(participants.personId, personId))
    .groupBy(people.id, people.name)
    .orderBy(sql`${newest} desc`);
}

/** Records that the digests of a person include all messages up to this one. */
export const markMailed = (db: Queryable, personId: number, messageId: number) =>
  db
    .update(participants)
    .set({ mailedMessageId: messageId })
    .where(eq(participants.personId, personId));

/** Locks the person, so that several processes send them one digest at a time. */
export async function lockPerson(db: Queryable, personId: number): Promise<void> {
  await db.select({ id: people.id }).from(people).where(eq(people.id, personId)).for('update');
}

/** @returns whether it was the other state before */
export async function setDigest(
  db: Queryable,
  personId: number,
  state: DigestState,
): Promise<boolean> {
  const { rowCount } = await db
    .update(people)
    .set({ mailDigest: state })
    .where(and(eq(people.id, personId), ne(people.mailDigest, state)));
  return rowCount === 1;
}

/** @returns undefined where nobody has the id, or their account was deleted */
export async function digestOf(db: Queryable, personId: number): Promise<DigestState | undefined> {
  const [row] = await db
    .select({ state: people.mailDigest })
    .from(people)
    .where(and(eq(people.id, personId), isNull(people.deletedAt)));
  return row?.state;
}
