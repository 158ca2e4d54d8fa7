import { and, count, desc, eq, sql } from 'drizzle-orm';
import { anyOf } from '#platform/database/any-of.ts';
import type { Queryable } from '#platform/database/database.ts';
import {
  conversations,
  courses,
  discussions,
  lectures,
  messages,
  participants,
  people,
} from '#platform/database/schema/index.ts';
import { visible } from '#platform/database/visible.ts';
import { isOnline } from '#platform/realtime/presence-queries.ts';
import { unreadInConversation, writerColumns } from './queries.ts';

/** The conversations of a person; `id` narrows them to one. */
const isListed = (person: number, id: number | undefined) =>
  and(
    eq(participants.personId, person),
    id === undefined ? undefined : eq(participants.conversationId, id),
  );

/** Lateral subquery: the newest message of the outer query's conversation. */
const newestMessage = (db: Queryable) =>
  db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.conversationId, participants.conversationId), visible(messages)))
    .orderBy(desc(messages.id))
    .limit(1)
    .as('newest_message');

interface ListPage {
  person: number;
  id: number | undefined;
  limit: number;
  offset: number;
}

/** A page of a person's conversations, most recent message first. */
export async function conversationPage(db: Queryable, { person, id, limit, offset }: ListPage) {
  const page = db
    .select({
      conversationId: conversations.id,
      personId: participants.personId,
      lastReadMessageId: participants.lastReadMessageId,
      updatedAt: conversations.updatedAt,
    })
    .from(participants)
    .innerJoin(conversations, eq(conversations.id, participants.conversationId))
    .where(isListed(person, id))
    .orderBy(desc(conversations.updatedAt), desc(conversations.id))
    .limit(limit)
    .offset(offset)
    .as('page');
  // Count and look up for the rows of the page only, not for every conversation that is sorted.
  const unread = unreadInConversation(db, person);
  const newest = newestMessage(db);
  return db
    .select({
      id: page.conversationId,
      updatedAt: page.updatedAt,
      lastMessageId: newest.id,
      unread: unread.unread,
      discussion: discussions,
      lecture: { id: lectures.id, name: lectures.name },
      course: { id: courses.id, name: courses.name },
    })
    .from(page)
    .innerJoin(
      participants,
      and(
        eq(participants.conversationId, page.conversationId),
        eq(participants.personId, page.personId),
      ),
    )
    .leftJoinLateral(newest, sql`true`)
    .innerJoinLateral(unread, sql`true`)
    .leftJoin(
      discussions,
      and(eq(discussions.conversationId, page.conversationId), visible(discussions)),
    )
    .leftJoin(lectures, eq(lectures.id, discussions.lectureId))
    .leftJoin(courses, eq(courses.id, discussions.courseId))
    .orderBy(desc(page.updatedAt), desc(page.conversationId));
}
export type ConversationRow = Awaited<ReturnType<typeof conversationPage>>[number];

export async function conversationCount(db: Queryable, person: number, id: number | undefined) {
  const [row] = await db.select({ total: count() }).from(participants).where(isListed(person, id));
  return row?.total ?? 0;
}

/** The people of some conversations, and whether each of them has a tab open. */
export const participantsOf = (db: Queryable, ids: number[]) =>
  db
    .select({
      conversationId: participants.conversationId,
      person: writerColumns,
      lastSeenAt: people.lastSeenAt,
      lastReadMessageId: participants.lastReadMessageId,
      isOnline: isOnline(participants.personId),
    })
    .from(participants)
    .innerJoin(people, eq(people.id, participants.personId))
    .where(anyOf(participants.conversationId, ids))
    .orderBy(people.id);
export type ParticipantRow = Awaited<ReturnType<typeof participantsOf>>[number];
