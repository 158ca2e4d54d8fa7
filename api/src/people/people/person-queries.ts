import { people as limits } from '@nibras/contract/limits.ts';
import { desc, eq, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '#platform/database/any-of.ts';
import type { Queryable } from '#platform/database/database.ts';
import { enrolmentStateOf } from '#platform/database/membership.ts';
import { only } from '#platform/database/only.ts';
import {
  courseStaff,
  courses,
  emailAliases,
  mails,
  orders,
  services,
  sessions,
} from '#platform/database/schema/index.ts';

export interface CourseRow extends Record<string, unknown> {
  id: number;
  name: string;
  status: 'pending' | 'joined' | 'ended';
  joinedAt: string | null;
  enrolmentId: number;
  accessUntil: string | null;
  lectures: number;
  watched: number;
  lastAt: string | null;
}

/**
 * The courses that a person joined or is about to join, the one they last learned in first.
 * @param within a condition on `courses`
 */
export async function coursesOf(
  db: Queryable,
  person: number,
  within: SQL = sql`true`,
): Promise<CourseRow[]> {
  const { rows } = await db.execute<CourseRow>(sql`
    select courses.id, courses.name, ${enrolmentStateOf()} as status, enrolments.joined_at as "joinedAt",
      enrolments.id as "enrolmentId", to_json(enrolments.access_until) #>> '{}' as "accessUntil",
      (select count(*)::int from lectures where lectures.course_id = courses.id and lectures.published) as lectures,
      coalesce(seen.watched, 0) as watched, seen.last_at as "lastAt"
    from enrolments join courses on courses.id = enrolments.course_id
    left join lateral (
      select count(*) filter (where progress.status = 'endWatch' and lectures.published)::int as watched,
        max(progress.updated_at) as last_at
      from progress join lectures on lectures.id = progress.lecture_id
      where progress.person_id = ${person} and lectures.course_id = courses.id
    ) seen on true
    where enrolments.person_id = ${person} and ${within}
    order by coalesce(seen.last_at, enrolments.joined_at, enrolments.created_at) desc, courses.id desc
    limit ${limits.coursesShown}`);
  return rows;
}

/** The courses on whose staff a person is. */
export const taughtBy = (db: Queryable, person: number) =>
  db
    .select({ id: courses.id, name: courses.name, role: courseStaff.role })
    .from(courseStaff)
    .innerJoin(courses, eq(courses.id, courseStaff.courseId))
    .where(eq(courseStaff.personId, person))
    .orderBy(desc(courses.createdAt), desc(courses.id))
    .limit(limits.coursesShown);

/** What a person ordered while they were signed in, the newest first. */
export const ordersOf = (db: Queryable, person: number) =>
  db
    .select({ id: orders.id, service: services.name, createdAt: orders.createdAt })
    .from(orders)
    .leftJoin(services, eq(services.id, orders.serviceId))
    .where(eq(orders.personId, person))
    .orderBy(desc(orders.id))
    .limit(limits.ordersShown);

export const aliasesOf = (db: Queryable, person: number) =>
  db
    .select({ id: emailAliases.id, email: emailAliases.email })
    .from(emailAliases)
    .where(eq(emailAliases.personId, person))
    .orderBy(emailAliases.id);

/** What was mailed to some addresses, the newest first. */
export const mailsTo = (db: Queryable, addresses: string[]) =>
  db
    .select()
    .from(mails)
    .where(anyOf(mails.recipient, addresses))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(limits.mailsShown);
export type MailRow = Awaited<ReturnType<typeof mailsTo>>[number];

/** Where a person signed in, the last used first; sessions that have ended stay for a day. */
export const sessionsOf = (db: Queryable, person: number) =>
  db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      revokedAt: sessions.revokedAt,
      refreshExpiresAt: sessions.refreshExpiresAt,
    })
    .from(sessions)
    .where(eq(sessions.personId, person))
    .orderBy(sql`${sessions.revokedAt} is not null`, desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(limits.sessionsShown);
export type SessionRow = Awaited<ReturnType<typeof sessionsOf>>[number];

/** How much a person wrote. Messages are counted by their conversations, which have an index. */
export async function countsOf(db: Queryable, person: number) {
  interface Counts extends Record<string, unknown> {
    questions: number;
    messages: number;
    reviews: number;
  }
  const { rows } = await db.execute<Counts>(sql`select
    (select count(*)::int from discussions where person_id = ${person}) as questions,
    (select count(*)::int from participants join messages
      on messages.conversation_id = participants.conversation_id and messages.person_id = participants.person_id
      where participants.person_id = ${person}) as messages,
    (select count(*)::int from reviews where person_id = ${person}) as reviews`);
  return only(rows);
}
