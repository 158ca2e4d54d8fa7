import type {
  AnnouncementCourse,
  AnnouncementsQuery,
  ChannelCounts,
} from '@nibras/contract/conversation/announcements/studio/shapes.ts';
import { announcements as limits } from '@nibras/contract/limits.ts';
import { and, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { isMemberNow } from '#platform/database/membership.ts';
import { announcements, courses, people } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { boundedWindow, countUpTo } from '#platform/http/paging.ts';
import { isOwnAnnouncement, mayAnnounceToCourse } from './policy.ts';

export type Announcement = typeof announcements.$inferSelect;

const courseOf = { id: courses.id, name: courses.name };
const authorOf = { id: people.id, name: people.name };

const visibleTo = (caller: Person) =>
  and(isNull(announcements.deletedAt), isOwnAnnouncement(caller));

/** An announcement with its course and author. @throws AppError announcement-not-found, also for another person's */
export async function findAnnouncement(db: Queryable, id: number, caller: Person) {
  const [row] = await db
    .select({ announcement: announcements, course: courseOf, by: authorOf })
    .from(announcements)
    .leftJoin(courses, eq(courses.id, announcements.courseId))
    .leftJoin(people, eq(people.id, announcements.authorId))
    .where(and(eq(announcements.id, id), visibleTo(caller)));
  return orThrow(row, 'announcement-not-found');
}
export type FoundAnnouncement = Awaited<ReturnType<typeof findAnnouncement>>;

/** Locks an announcement for a change. @throws AppError announcement-not-found, also for another person's */
export async function lockAnnouncement(
  tx: Transaction,
  id: number,
  caller: Person,
): Promise<Announcement> {
  const [row] = await tx
    .select()
    .from(announcements)
    .where(and(eq(announcements.id, id), visibleTo(caller)))
    .for('update');
  return orThrow(row, 'announcement-not-found');
}

const progress = (
  state?: string,
) => sql<number>`(select count(*)::int from announcement_deliveries d
  left join mails m on m.id = d.mail_id
  where d.announcement_id = announcements.id
    ${state ? sql`and (d.state = 'waiting' or (d.state = 'queued' and m.state = 'queued'))` : sql``})`;

/** Counting is for those that are on their way: of the others the list shows no progress. */
const whileSending = (value: SQL<number>) =>
  sql<number>`case when announcements.state = 'sending' then ${value} else 0 end`;

/** A page of the announcements that the caller works with, the one changed last first, and their total number. */
export async function announcementPage(
  db: Queryable,
  { page, state }: Pick<AnnouncementsQuery, 'page' | 'state'>,
  { caller, condition }: { caller: Person; condition: SQL | undefined },
) {
  const where = and(
    visibleTo(caller),
    condition,
    state ? eq(announcements.state, state) : undefined,
  );
  const { limit, offset } = boundedWindow({ page, per_page: limits.perPage });
  const rows = await db
    .select({
      announcement: announcements,
      course: courseOf,
      by: authorOf,
      total: whileSending(progress()),
      waiting: whileSending(progress('waiting')),
    })
    .from(announcements)
    .leftJoin(courses, eq(courses.id, announcements.courseId))
    .leftJoin(people, eq(people.id, announcements.authorId))
    .where(where)
    .orderBy(desc(announcements.updatedAt), desc(announcements.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await countUpTo(db, announcements, where) };
}
export type ListedAnnouncement = Awaited<ReturnType<typeof announcementPage>>['rows'][number];

/** What became of the recipients, by channel. A queued mail has gone when the mail server has taken it. */
export async function channelCounts(db: Queryable, id: number): Promise<ChannelCounts[]> {
  const { rows } = await db.execute<ChannelCounts & Record<string, unknown>>(sql`
    select channel, count(*)::int as total,
      count(*) filter (where fate = 'waiting')::int as waiting,
      count(*) filter (where fate = 'sent')::int as sent,
      count(*) filter (where fate = 'failed')::int as failed,
      count(*) filter (where fate = 'skipped')::int as skipped,
      count(*) filter (where fate = 'cancelled')::int as cancelled
    from (select d.channel, case when d.state <> 'queued' then d.state when m.state = 'queued' then 'waiting'
        when m.state = 'refused' then 'failed' else 'sent' end as fate
      from announcement_deliveries d left join mails m on m.id = d.mail_id
      where d.announcement_id = ${id}) deliveries
    group by channel order by array_position(array['notice', 'push', 'mail'], channel)`);
  return rows;
}

/** The courses to whose members the caller may announce, with the number of members. */
export const announcedCourses = (db: Queryable, caller: Person): Promise<AnnouncementCourse[]> =>
  db
    .select({
      ...courseOf,
      members: sql<number>`(select count(*)::int from enrolments
        where course_id = courses.id and ${isMemberNow()})`,
    })
    .from(courses)
    .where(and(isNull(courses.deletedAt), mayAnnounceToCourse(caller)))
    .orderBy(asc(courses.name), asc(courses.id))
    .limit(limits.coursesListed);

/** Whether the caller may announce to the members of a course. */
export async function announcesToCourse(
  db: Queryable,
  caller: Person,
  course: number,
): Promise<boolean> {
  const [row] = await db
    .select({ count: count() })
    .from(courses)
    .where(and(eq(courses.id, course), isNull(courses.deletedAt), mayAnnounceToCourse(caller)));
  return (row?.count ?? 0) > 0;
}

const day = 24 * 60 * 60 * 1000;

/**
 * Whether one more announcement at a time keeps to the limit of its audience within any 24 hours, those that are
 * scheduled included. The announcements of one audience are checked one after another.
 */
export async function isWithinLimit(
  tx: Transaction,
  { id, audience, courseId }: Pick<Announcement, 'id' | 'audience' | 'courseId'>,
  at: Date,
): Promise<boolean> {
  const toCourse = audience === 'course';
  const key = `announcements:${toCourse ? courseId : 'all'}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const most = toCourse ? limits.perDayPerCourse : limits.perDayToAll;
  const [before, after] = [new Date(at.getTime() - day), new Date(at.getTime() + day)];
  const { rows } = await tx.execute<{ before: number; after: number }>(sql`
    select count(*) filter (where send_at <= ${at})::int as before,
      count(*) filter (where send_at >= ${at})::int as after
    from announcements where id <> ${id} and state <> 'draft' and send_at > ${before} and send_at < ${after}
      and ${toCourse ? sql`audience = 'course' and course_id = ${courseId}` : sql`audience <> 'course'`}`);
  const [counts] = rows;
  return counts !== undefined && counts.before < most && counts.after < most;
}
