import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, foldedText, key, moment } from './columns.ts';
import { courses, lectures } from './courses.ts';
import { people } from './people.ts';

const ofPerson = () =>
  integer()
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' });

export const conversations = pgTable(
  'conversations',
  {
    id: key(),
    createdAt: createdAt(),
    /** When the last message was sent, by which the list is sorted. */
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('conversations_recent').on(
      table.updatedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);

export const participants = pgTable(
  'participants',
  {
    conversationId: integer()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    personId: ofPerson(),
    /** The newest message that this person has read; 0 before the first. */
    lastReadMessageId: integer().notNull().default(0),
    /** The newest message that was included in a mail digest to this person; 0 before the first. */
    mailedMessageId: integer().notNull().default(0),
    /** The newest message that needs no answer of this person; 0 before the first. */
    settledMessageId: integer().notNull().default(0),
    /** Since when a private conversation waits for the person's answer; triggers set it. */
    waitingSince: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.personId] }),
    index('participants_person').on(table.personId),
    index('participants_waiting')
      .on(table.personId, table.waitingSince)
      .where(sql`${table.waitingSince} is not null`),
  ],
);

/** A question on a lecture, one a student; its replies are the messages of its conversation. */
export const discussions = pgTable(
  'discussions',
  {
    id: key(),
    courseId: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    lectureId: integer()
      .notNull()
      .references(() => lectures.id, { onDelete: 'cascade' }),
    personId: ofPerson(),
    conversationId: integer()
      .notNull()
      .unique()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    description: text().notNull(),
    picturePath: text(),
    /** What the picture shows, in the asker's words; '' where they gave none. */
    pictureAlt: text().notNull().default(''),
    /**
     * The newest message when the teacher marked the question as needing no answer (0: the question itself); a later
     * message reopens it. Null if never marked.
     */
    settledMessageId: integer(),
    createdAt: createdAt(),
    /** Since when a moderator has hidden it; see `visible` for the condition of queries. */
    hiddenAt: moment(),
    /** Since when it waits for the course's teacher; null when it does not. Triggers set it (migration 0063). */
    waitingSince: moment(),
  },
  (table) => [
    index('discussions_waiting')
      .on(table.waitingSince, table.id)
      .where(sql`${table.waitingSince} is not null`),
    index('discussions_waiting_of_course')
      .on(table.courseId, table.waitingSince, table.id)
      .where(sql`${table.waitingSince} is not null`),
    index('discussions_newest').on(table.createdAt.desc(), table.id.desc()),
    index('discussions_person').on(table.personId, table.createdAt.desc(), table.id.desc()),
    unique('discussions_one_a_person').on(table.lectureId, table.personId),
    index('discussions_course').on(table.courseId),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: key(),
    conversationId: integer()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    personId: ofPerson(),
    body: text(),
    filePath: text(),
    fileName: text(),
    fileType: text(),
    /** Bytes. */
    fileSize: integer(),
    /** The client's idempotency key: a retry finds the existing message instead of sending it twice. */
    clientKey: text(),
    createdAt: createdAt(),
    /** Since when a moderator has hidden it; see `visible` for the condition of queries. */
    hiddenAt: moment(),
    searchText: foldedText(`coalesce(body, '') || ' ' || coalesce(file_name, '')`),
  },
  (table) => [
    unique('messages_sent_once').on(table.conversationId, table.personId, table.clientKey),
    index('messages_file').on(table.filePath).where(sql`${table.filePath} is not null`),
    index('messages_conversation').on(table.conversationId, table.id.desc().nullsFirst()),
    index('messages_by_day').on(table.conversationId, table.createdAt.desc(), table.id.desc()),
    index('messages_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    check('messages_not_empty', sql`${table.body} is not null or ${table.filePath} is not null`),
  ],
);

/** Pictures of replies that were sent in the discussion, so that its readers see them, and not only the participants. */
export const replyPictures = pgTable('reply_pictures', {
  messageId: integer()
    .primaryKey()
    .references(() => messages.id, { onDelete: 'cascade' }),
  alt: text().notNull().default(''),
});
