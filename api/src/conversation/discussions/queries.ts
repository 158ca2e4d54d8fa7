import { discussions as limits } from '@nibras/contract/limits.ts';
import { and, asc, desc, eq, lte, type SQL, sql } from 'drizzle-orm';
import { messageColumns } from '#conversation/messenger/index.ts';
import { anyOf } from '#platform/database/any-of.ts';
import type { Queryable } from '#platform/database/database.ts';
import {
  courses,
  discussions,
  lectures,
  messages,
  participants,
  people,
  replyPictures,
} from '#platform/database/schema/index.ts';
import { visible } from '#platform/database/visible.ts';

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
  picturePath: discussions.picturePath,
  pictureAlt: discussions.pictureAlt,
  writer,
};

/** The course and the lecture that a question is about, in every list of several lectures. */
export const placeColumns = {
  course: { id: courses.id, slug: courses.slug, name: courses.name },
  lecture: { id: lectures.id, slug: lectures.slug, name: lectures.name },
};

/** Whether a person has asked on a lecture. */
export const hasAsked = async (
  db: Queryable,
  { lecture, person }: { lecture: number; person: number },
) =>
  (await db.$count(
    discussions,
    and(eq(discussions.lectureId, lecture), eq(discussions.personId, person)),
  )) > 0;

/** The conversation of a discussion in which a person participates; null for everybody else, and where it is hidden. */
export async function conversationOf(
  db: Queryable,
  { discussion, person }: { discussion: number; person: number },
) {
  const [row] = await db
    .select({ id: discussions.conversationId })
    .from(discussions)
    .innerJoin(participants, eq(participants.conversationId, discussions.conversationId))
    .where(
      and(eq(discussions.id, discussion), eq(participants.personId, person), visible(discussions)),
    );
  return row?.id ?? null;
}

/** A time that is null where there was nothing. */
export const optionalTime = (time: SQL) => time.mapWith(messages.createdAt) as SQL<Date | null>;

/** A lecture's discussions: the caller's own, then the newest. */
export const lectureDiscussions = (db: Queryable, lecture: number, caller: number) =>
  db
    .select(discussionColumns)
    .from(discussions)
    .innerJoin(people, eq(people.id, discussions.personId))
    .where(and(eq(discussions.lectureId, lecture), visible(discussions)))
    .orderBy(
      desc(eq(discussions.personId, caller)),
      desc(discussions.createdAt),
      desc(discussions.id),
    )
    .limit(limits.listed);
export type DiscussionRow = Awaited<ReturnType<typeof lectureDiscussions>>[number];

/**
 * The newest messages of some conversations with their authors, oldest first. `pictureAlt` is null unless the message
 * has a picture for all readers of the discussion.
 */
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
    .where(and(anyOf(messages.conversationId, conversations), visible(messages)))
    .as('ranked');
  return db
    .select({ message: messageColumns, writer, pictureAlt: replyPictures.alt })
    .from(ranked)
    .innerJoin(messages, eq(messages.id, ranked.id))
    .innerJoin(people, eq(people.id, messages.personId))
    .leftJoin(replyPictures, eq(replyPictures.messageId, messages.id))
    .where(lte(ranked.newest, limits.repliesListed))
    .orderBy(asc(messages.id));
}

export type ReplyRow = Awaited<ReturnType<typeof repliesOf>>[number];

/** The ids of those conversations that a person participates in. */
export async function conversationsWith(db: Queryable, conversations: number[], person: number) {
  if (conversations.length === 0) return new Set<number>();
  const rows = await db
    .select({ id: participants.conversationId })
    .from(participants)
    .where(
      and(anyOf(participants.conversationId, conversations), eq(participants.personId, person)),
    );
  return new Set(rows.map(({ id }) => id));
}
