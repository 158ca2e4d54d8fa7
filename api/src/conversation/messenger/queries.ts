import { and, asc, count, desc, eq, getTableColumns, gt, lt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { hasPushSubscription } from '#conversation/push/index.ts';
import { anyOf } from '#platform/database/any-of.ts';
import type { Queryable } from '#platform/database/database.ts';
import { grouped } from '#platform/database/grouped.ts';
import { enrolmentStateOf } from '#platform/database/membership.ts';
import { prepared } from '#platform/database/prepared.ts';
import {
  courses,
  discussions,
  messages,
  onlinePeople,
  participants,
  people,
} from '#platform/database/schema/index.ts';
import { visible } from '#platform/database/visible.ts';
import { orThrow } from '#platform/http/app-error.ts';

export const writerColumns = { id: people.id, name: people.name, photo: people.photoPath };

const {
  searchText: _onlyForSearches,
  hiddenAt: _onlyForModerators,
  ...ownColumns
} = getTableColumns(messages);
/** The columns of a message without the folded text, which only searches read, and without when it was hidden. */
export const messageColumns = ownColumns;

export type StoredMessage = Omit<typeof messages.$inferSelect, 'searchText' | 'hiddenAt'>;

/** A message with its sender, as `presentMessage` takes it. */
export interface MessageRow {
  message: StoredMessage;
  writer: { id: number; name: string; photo: string | null };
}

const selectMessages = (db: Queryable) =>
  db
    .select({ message: messageColumns, writer: writerColumns })
    .from(messages)
    .innerJoin(people, eq(people.id, messages.personId));

const ofConversation = (conversation: number) =>
  and(eq(messages.conversationId, conversation), visible(messages));

/** Messages of a conversation, the newest first; with `before`, older than that one. */
export const newestMessages = (
  db: Queryable,
  conversation: number,
  { before, limit, offset = 0 }: { before?: number; limit: number; offset?: number },
): Promise<MessageRow[]> =>
  selectMessages(db)
    .where(
      and(ofConversation(conversation), before === undefined ? undefined : lt(messages.id, before)),
    )
    .orderBy(desc(messages.id))
    .limit(limit)
    .offset(offset);

const newestPage = prepared((db) =>
  selectMessages(db)
    .where(
      and(
        eq(messages.conversationId, sql.placeholder('conversation')),
        visible(messages),
        sql`exists (select from participants where participants.conversation_id = ${sql.placeholder('conversation')}
          and participants.person_id = ${sql.placeholder('person')})`,
      ),
    )
    .orderBy(desc(messages.id))
    .limit(sql.placeholder('limit')),
);

/** Like `newestMessages`, but checks in the same query that the person is a participant; otherwise empty. */
export const newestMessagesFor = (
  db: Queryable,
  options: { conversation: number; person: number; limit: number },
): Promise<MessageRow[]> => newestPage(db).execute(options);

/** Messages after another one, oldest first. */
export const messagesAfter = (
  db: Queryable,
  conversation: number,
  { after, limit }: { after: number; limit: number },
): Promise<MessageRow[]> =>
  selectMessages(db)
    .where(and(ofConversation(conversation), gt(messages.id, after)))
    .orderBy(asc(messages.id))
    .limit(limit);

export const messagesById = (db: Queryable, ids: number[]): Promise<MessageRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : selectMessages(db).where(and(anyOf(messages.id, ids), visible(messages)));

/** The message that a person sent with this client key, hidden or not, or null. */
export async function messageByKey(
  db: Queryable,
  { conversation, person, key }: { conversation: number; person: number; key: string },
): Promise<MessageRow | null> {
  const [row] = await selectMessages(db).where(
    and(
      eq(messages.conversationId, conversation),
      eq(messages.personId, person),
      eq(messages.clientKey, key),
    ),
  );
  return row ?? null;
}

/** A person as the sender of a message. */
export async function writerById(db: Queryable, person: number): Promise<MessageRow['writer']> {
  const [row] = await db.select(writerColumns).from(people).where(eq(people.id, person));
  return orThrow(row, 'person-not-found');
}

/** The participants of a conversation. */
export const peopleOf = (db: Queryable, conversation: number) =>
  db
    .select(writerColumns)
    .from(participants)
    .innerJoin(people, eq(people.id, participants.personId))
    .where(eq(participants.conversationId, conversation));

const conversationContextColumns = {
  conversation: participants.conversationId,
  person: {
    ...writerColumns,
    role: people.role,
    /** Whether this person's account was deleted. */
    deleted: sql<boolean>`${people.deletedAt} is not null`,
    pushed: hasPushSubscription(people.id),
    /** Whether this person's access to the question's course has ended. */
    accessEnded: sql<boolean>`exists (select from enrolments where enrolments.course_id = ${courses.id}
      and enrolments.person_id = ${people.id} and ${enrolmentStateOf()} = 'ended')`,
  },
  question: {
    discussionId: discussions.id,
    courseId: courses.id,
    courseName: courses.name,
    lectureId: discussions.lectureId,
  },
};

const conversationContextRows = prepared((db) =>
  db
    .select(conversationContextColumns)
    .from(participants)
    .innerJoin(people, eq(people.id, participants.personId))
    .leftJoin(
      discussions,
      and(eq(discussions.conversationId, participants.conversationId), visible(discussions)),
    )
    .leftJoin(courses, eq(courses.id, discussions.courseId))
    .where(sql`${participants.conversationId} = any(${sql.placeholder('conversations')})`),
);

const contextRowsOf = grouped(async (db, conversations: readonly number[]) => {
  const rows = await conversationContextRows(db).execute({ conversations });
  const byConversation = Map.groupBy(rows, ({ conversation }) => conversation);
  return conversations.map((conversation) => byConversation.get(conversation) ?? []);
});

/** A conversation's people, whether each of them is subscribed to push, and the question that it belongs to. */
export async function findConversationContext(db: Queryable, conversation: number) {
  const rows = await contextRowsOf(db, conversation);
  const { discussionId, courseId, courseName, lectureId } = rows[0]?.question ?? {};
  const question =
    discussionId && courseId && courseName && lectureId
      ? { discussionId, courseId, courseName, lectureId }
      : null;
  return { people: rows.map(({ person }) => person), question };
}

export type ConversationContext = Awaited<ReturnType<typeof findConversationContext>>;

const unreadBy = (person: number) =>
  and(
    eq(messages.conversationId, participants.conversationId),
    gt(messages.id, participants.lastReadMessageId),
    ne(messages.personId, person),
    visible(messages),
  );

/** Lateral subquery: how many messages of others a person has not read in the outer query's conversation. */
export const unreadInConversation = (db: Queryable, person: number) =>
  db
    .select({ unread: count().as('unread') })
    .from(messages)
    .where(unreadBy(person))
    .as('unread_in_conversation');

/** How many messages others sent that a person has not read, over all conversations. */
export async function unreadMessages(db: Queryable, person: number): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(participants)
    .innerJoin(messages, unreadBy(person))
    .where(eq(participants.personId, person));
  return row?.unread ?? 0;
}

/** PostgreSQL's largest integer: no message has a greater id. */
const maxId = 2_147_483_647;

/** The newest message up to an id. A person's read position never moves back. */
const newestUpTo = (
  id: number,
) => sql`greatest(${participants.lastReadMessageId}, (select max(messages.id)
  from messages where messages.conversation_id = ${participants.conversationId} and messages.id <= ${id}))`;

const hasUnreadUpTo = (id: number) => sql`exists (select from messages
  where messages.conversation_id = ${participants.conversationId}
  and messages.id > ${participants.lastReadMessageId} and messages.id <= ${id})`;

interface ParticipantKey {
  conversation: number;
  person: number;
}
const isParticipant = ({ conversation, person }: ParticipantKey) =>
  and(eq(participants.conversationId, conversation), eq(participants.personId, person));

/**
 * Marks a conversation as read up to a message, or to its newest.
 * @returns the newest message that is read, null if nothing was unread
 */
export async function markRead(
  db: Queryable,
  { upTo = maxId, ...key }: ParticipantKey & { upTo?: number | undefined },
): Promise<number | null> {
  const [row] = await db
    .update(participants)
    .set({ lastReadMessageId: newestUpTo(upTo) })
    .where(and(isParticipant(key), hasUnreadUpTo(upTo)))
    .returning({ lastRead: participants.lastReadMessageId });
  return row?.lastRead ?? null;
}

export async function lastReadBy(db: Queryable, key: ParticipantKey): Promise<number> {
  const [row] = await db
    .select({ lastRead: participants.lastReadMessageId })
    .from(participants)
    .where(isParticipant(key));
  return row?.lastRead ?? 0;
}

/** Marks every conversation of a person as read up to its newest message. @returns those that had unread messages */
export const markAllRead = (db: Queryable, person: number) =>
  db
    .update(participants)
    .set({ lastReadMessageId: newestUpTo(maxId) })
    .where(and(eq(participants.personId, person), hasUnreadUpTo(maxId)))
    .returning({
      conversation: participants.conversationId,
      lastRead: participants.lastReadMessageId,
    });

/** The other participants of some conversations. */
export const otherParticipantsIn = (db: Queryable, conversations: number[], person: number) =>
  db
    .select({ conversation: participants.conversationId, id: participants.personId })
    .from(participants)
    .where(
      and(anyOf(participants.conversationId, conversations), ne(participants.personId, person)),
    );

/** The people who share a conversation with these people and have a tab open on any process. */
export function onlineContacts(db: Queryable, personIds: number[]) {
  const mine = alias(participants, 'mine');
  return db
    .selectDistinct({ person: mine.personId, contact: participants.personId })
    .from(mine)
    .innerJoin(
      participants,
      and(
        eq(participants.conversationId, mine.conversationId),
        ne(participants.personId, mine.personId),
      ),
    )
    .innerJoin(onlinePeople, eq(onlinePeople.personId, participants.personId))
    .where(anyOf(mine.personId, personIds));
}
