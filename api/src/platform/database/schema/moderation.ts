import { reportReasons } from '@nibras/contract/conversation/moderation/shapes.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, key, moment } from './columns.ts';
import { discussions, messages } from './conversations.ts';
import { courses, reviews } from './courses.ts';
import { people } from './people.ts';

const reasonList = sql.raw(reportReasons.map((reason) => `'${reason}'`).join(', '));

/** What people reported, one row a person and thing. */
export const reports = pgTable(
  'reports',
  {
    id: key(),
    reviewId: integer().references(() => reviews.id, { onDelete: 'cascade' }),
    discussionId: integer().references(() => discussions.id, { onDelete: 'cascade' }),
    messageId: integer().references(() => messages.id, { onDelete: 'cascade' }),
    /** Kind and id of the thing, as `review:12`. */
    subject: text()
      .notNull()
      .generatedAlwaysAs(
        sql`case when review_id is not null then 'review:' || review_id::text
          when discussion_id is not null then 'discussion:' || discussion_id::text
          else 'message:' || message_id::text end`,
      ),
    /** Who reported it. */
    personId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** Who wrote it, and so does not decide about it. */
    authorId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** Whose teachers decide; null for admins alone. */
    courseId: integer().references(() => courses.id, { onDelete: 'cascade' }),
    reason: text({ enum: reportReasons }).notNull(),
    note: text().notNull().default(''),
    createdAt: createdAt(),
    decision: text({ enum: ['hidden', 'kept'] }),
    decidedAt: moment(),
    decidedBy: integer().references(() => people.id, { onDelete: 'set null' }),
  },
  (table) => [
    check(
      'reports_one_thing',
      sql`num_nonnulls(${table.reviewId}, ${table.discussionId}, ${table.messageId}) = 1`,
    ),
    check('reports_reason', sql`${table.reason} in (${reasonList})`),
    check('reports_decision', sql`${table.decision} in ('hidden', 'kept')`),
    check('reports_decided', sql`(${table.decision} is null) = (${table.decidedAt} is null)`),
    unique('reports_one_a_person').on(table.subject, table.personId),
    index('reports_open').on(table.courseId, table.subject).where(sql`${table.decidedAt} is null`),
    index('reports_waiting').on(table.createdAt, table.id).where(sql`${table.decidedAt} is null`),
    index('reports_decided_at')
      .on(table.decidedAt.desc())
      .where(sql`${table.decidedAt} is not null`),
    index('reports_person').on(table.personId, table.createdAt.desc()),
    index('reports_author').on(table.authorId),
    index('reports_review').on(table.reviewId).where(sql`${table.reviewId} is not null`),
    index('reports_discussion')
      .on(table.discussionId)
      .where(sql`${table.discussionId} is not null`),
    index('reports_message').on(table.messageId).where(sql`${table.messageId} is not null`),
  ],
);
