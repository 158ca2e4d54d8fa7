import type { ReportedKind } from '@nibras/contract/conversation/moderation/shapes.ts';
import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { anyOf } from '#platform/database/any-of.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import {
  courses,
  discussions,
  lectures,
  messages,
  people,
  reviews,
} from '#platform/database/schema/index.ts';
import { visible } from '#platform/database/visible.ts';

/** One review, question or message. */
export interface ThingKey {
  kind: ReportedKind;
  id: number;
}

/** Kind and id, as reports name them. */
export const subjectOf = ({ kind, id }: ThingKey): string => `${kind}:${id}`;

/** The table of each kind. */
export const thingTables = { review: reviews, discussion: discussions, message: messages } as const;

const author = { id: people.id, name: people.name };
const course = { id: courses.id, name: courses.name };
const lecture = { id: lectures.id, name: lectures.name };
const answerers = alias(people, 'answerers');
const nothing = <Value>() => sql<Value | null>`null`;

const reviewsOf = (db: Queryable, ids: number[]) =>
  db
    .select({
      kind: sql<ReportedKind>`'review'`,
      id: reviews.id,
      author,
      createdAt: reviews.createdAt,
      text: reviews.comment,
      fileName: nothing<string>(),
      rating: sql<number | null>`${reviews.rating}`,
      hiddenAt: reviews.hiddenAt,
      course,
      lecture: { id: nothing<number>(), name: nothing<string>() },
      discussionId: nothing<number>(),
      conversationId: nothing<number>(),
      answer: reviews.answer,
      answeredAt: reviews.answeredAt,
      answeredBy: answerers.name,
    })
    .from(reviews)
    .innerJoin(people, eq(people.id, reviews.personId))
    .innerJoin(courses, eq(courses.id, reviews.courseId))
    .leftJoin(answerers, eq(answerers.id, reviews.answeredBy))
    .where(anyOf(reviews.id, ids));

const noAnswer = {
  answer: nothing<string>(),
  answeredAt: nothing<Date>(),
  answeredBy: nothing<string>(),
};

const discussionsOf = (db: Queryable, ids: number[]) =>
  db
    .select({
      kind: sql<ReportedKind>`'discussion'`,
      id: discussions.id,
      author,
      createdAt: discussions.createdAt,
      text: discussions.description,
      fileName: nothing<string>(),
      rating: nothing<number>(),
      hiddenAt: discussions.hiddenAt,
      course,
      lecture,
      discussionId: sql<number | null>`${discussions.id}`,
      conversationId: sql<number | null>`${discussions.conversationId}`,
      ...noAnswer,
    })
    .from(discussions)
    .innerJoin(people, eq(people.id, discussions.personId))
    .innerJoin(courses, eq(courses.id, discussions.courseId))
    .innerJoin(lectures, eq(lectures.id, discussions.lectureId))
    .where(anyOf(discussions.id, ids));

/** The course of a message is that of its discussion, also where the question is hidden. */
const messagesOf = (db: Queryable, ids: number[]) =>
  db
    .select({
      kind: sql<ReportedKind>`'message'`,
      id: messages.id,
      author,
      createdAt: messages.createdAt,
      text: sql<string>`coalesce(${messages.body}, '')`,
      fileName: messages.fileName,
      rating: nothing<number>(),
      hiddenAt: messages.hiddenAt,
      course,
      lecture,
      discussionId: sql<
        number | null
      >`case when ${visible(discussions)} then ${discussions.id} end`,
      conversationId: sql<number | null>`${messages.conversationId}`,
      ...noAnswer,
    })
    .from(messages)
    .innerJoin(people, eq(people.id, messages.personId))
    .leftJoin(discussions, eq(discussions.conversationId, messages.conversationId))
    .leftJoin(courses, eq(courses.id, discussions.courseId))
    .leftJoin(lectures, eq(lectures.id, discussions.lectureId))
    .where(anyOf(messages.id, ids));

interface NamedRow {
  id: number | null;
  name: string | null;
}

/** A review, question or message as moderators read it. */
export interface Thing extends ThingKey {
  author: { id: number; name: string };
  createdAt: Date;
  text: string;
  fileName: string | null;
  rating: number | null;
  hiddenAt: Date | null;
  course: { id: number; name: string } | null;
  lecture: { id: number; name: string } | null;
  /** The question that people see it with; null for a review, and where that question is hidden. */
  discussionId: number | null;
  conversationId: number | null;
  answer: string | null;
  answeredAt: Date | null;
  answeredBy: string | null;
}

const named = (row: NamedRow | null) =>
  row && row.id !== null && row.name !== null ? { id: row.id, name: row.name } : null;

/** Some things, in the order of their keys; those that are gone are left out. */
export async function readThings(db: Queryable, keys: readonly ThingKey[]): Promise<Thing[]> {
  const idsOf = (kind: ReportedKind) => keys.filter((key) => key.kind === kind).map(({ id }) => id);
  const rows = [
    ...(await reviewsOf(db, idsOf('review'))),
    ...(await discussionsOf(db, idsOf('discussion'))),
    ...(await messagesOf(db, idsOf('message'))),
  ];
  const things = new Map(
    rows.map((row) => [
      subjectOf(row),
      { ...row, course: named(row.course), lecture: named(row.lecture) },
    ]),
  );
  return keys.flatMap((key) => things.get(subjectOf(key)) ?? []);
}

/** A thing, locked until the transaction ends, so that reports and decisions about it wait; null if it is gone. */
export async function lockThing(tx: Transaction, key: ThingKey): Promise<Thing | null> {
  const table = thingTables[key.kind];
  const [row] = await tx
    .select({ id: table.id })
    .from(table)
    .where(eq(table.id, key.id))
    .for('no key update');
  if (!row) return null;
  const [thing] = await readThings(tx, [key]);
  return thing ?? null;
}

/** Hides a thing, or shows it again (null). */
export const setHidden = (tx: Transaction, { kind, id }: ThingKey, hiddenAt: Date | null) =>
  tx.update(thingTables[kind]).set({ hiddenAt }).where(eq(sql`id`, id));

/** The column by which a report names its thing. */
export const columnOf = ({ kind, id }: ThingKey) =>
  ({ review: { reviewId: id }, discussion: { discussionId: id }, message: { messageId: id } })[
    kind
  ];
