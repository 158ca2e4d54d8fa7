import { messenger as limits } from '@nibras/contract/limits.ts';
import type { ListQuery } from '@nibras/contract/wire.ts';
import { and, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { anyOf } from '#platform/database/any-of.ts';
import type { Queryable } from '#platform/database/database.ts';
import {
  courses,
  discussions,
  lectures,
  messages,
  participants,
} from '#platform/database/schema/index.ts';
import { visible } from '#platform/database/visible.ts';
import { pageWindow } from '#platform/http/paging.ts';
import { searchedText } from '#platform/search/search.ts';
import { messagesById } from './queries.ts';

/** The number of messages that a condition matches, counted up to the maximum of a search. */
async function countUpToMax(db: Queryable, condition: SQL | undefined): Promise<number> {
  const some = db
    .select({ id: messages.id })
    .from(messages)
    .where(condition)
    .limit(limits.searchResultsMax)
    .as('some');
  const [row] = await db.select({ total: count() }).from(some);
  return row?.total ?? 0;
}

interface FindMessages {
  person: number;
  /** Only this one, whose participants include the person; otherwise all conversations of the person. */
  conversation?: number;
  query: ListQuery;
}

/**
 * A page of the messages that a search finds, newest first, and their number. Both are limited to the newest
 * `searchResultsMax`: a common word is in most messages, and to count them all takes seconds.
 */
export async function foundMessages(db: Queryable, { person, conversation, query }: FindMessages) {
  const own = db
    .select({ id: participants.conversationId })
    .from(participants)
    .where(eq(participants.personId, person));
  const within = and(
    conversation === undefined
      ? inArray(messages.conversationId, own)
      : eq(messages.conversationId, conversation),
    visible(messages),
  );
  const { found, withTypo, ...searched } = await searchedText(db, query.search);
  let where = and(within, found(messages.searchText));
  let total = await countUpToMax(db, where);
  const { marks } = total > 0 ? searched : { marks: searched.marksWithTypo };
  if (total === 0) {
    where = and(within, withTypo(messages.searchText));
    total = await countUpToMax(db, where);
  }
  const { limit, offset } = pageWindow(query);
  if (offset >= total) return { rows: [], total, marks };
  const ids = await db
    .select({ id: messages.id })
    .from(messages)
    .where(where)
    .orderBy(desc(messages.id))
    .limit(Math.min(limit, total - offset))
    .offset(offset);
  const rows = await messagesById(
    db,
    ids.map(({ id }) => id),
  );
  return { rows: rows.toSorted((one, other) => other.message.id - one.message.id), total, marks };
}

/** The lecture and the course that some conversations are about. */
export const subjectsOf = (db: Queryable, ids: number[]) =>
  db
    .select({
      conversationId: discussions.conversationId,
      lecture: { id: lectures.id, name: lectures.name },
      course: { id: courses.id, name: courses.name },
    })
    .from(discussions)
    .innerJoin(lectures, eq(lectures.id, discussions.lectureId))
    .innerJoin(courses, eq(courses.id, discussions.courseId))
    .where(and(anyOf(discussions.conversationId, ids), visible(discussions)));
export type SubjectRow = Awaited<ReturnType<typeof subjectsOf>>[number];
