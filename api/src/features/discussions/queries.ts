import { discussions as limits } from '@nibras/contract/limits.ts';
import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { discussions, messages, participants, people } from '#platform/database/schema/index.ts';

const writer = { id: people.id, name: people.name, photo: people.photoPath };

/** A person as the author of a question; null for an unknown person. */
export async function writerOf(db: Queryable, person: number) {
  const [row] = await db.select(writer).from(people).where(eq(people.id, person));
  return row ?? null;
}

/** The columns of a discussion in every list. */
export const discussionColumns = {
  id: discussions.id,
  description: discussions.description,
  createdAt: discussions.createdAt,
  conversationId: discussions.conversationId,
  writer,
};

/** A lecture's discussions: the caller's own, then the newest. */
export const lectureDiscussions = (db: Queryable, lecture: number, caller: number) =>
  db
    .select(discussionColumns)
    .from(discussions)
    .innerJoin(people, eq(people.id, discussions.personId))
    .where(eq(discussions.lectureId, lecture))
    .orderBy(
      desc(eq(discussions.personId, caller)),
      desc(discussions.createdAt),
      desc(discussions.id),
    )
    .limit(limits.listed);
export type DiscussionRow = Awaited<ReturnType<typeof lectureDiscussions>>[number];

/** The newest messages of some conversations with their authors, oldest first. */
export async function repliesOf(db: Queryable, conversations: number[]) {
  if (conversations.length === 0) return [];
  const ranked = db
    .select({
      id: messages.id,
      newest:
        sql<number>`row_number() over (partition by ${messages.conversationId} order by ${messages.id} desc)`.as(
          'newest',
        ),
    })
    .from(messages)
    .where(inArray(messages.conversationId, conversations))
    .as('ranked');
  return db
    .select({ message: messages, writer })
    .from(ranked)
    .innerJoin(messages, eq(messages.id, ranked.id))
    .innerJoin(people, eq(people.id, messages.personId))
    .where(lte(ranked.newest, limits.repliesListed))
    .orderBy(asc(messages.id));
}

/** The ids of those conversations that a person participates in. */
export async function conversationsWith(db: Queryable, conversations: number[], person: number) {
  if (conversations.length === 0) return new Set<number>();
  const rows = await db
    .select({ id: participants.conversationId })
    .from(participants)
    .where(
      and(inArray(participants.conversationId, conversations), eq(participants.personId, person)),
    );
  return new Set(rows.map(({ id }) => id));
}
