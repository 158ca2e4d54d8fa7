import { type SQL, sql } from 'drizzle-orm';
import type { Person } from '#platform/http/access.ts';
import { type CourseRole, can } from '#platform/http/capabilities.ts';

/** To everybody, also to those who are away, and to the members of every course. */
export const announcesToAll = (caller: Person): boolean => can(caller, 'announce:all');

const courseRoles: CourseRole[] = ['teacher', 'assistant'];

/** The roles in a course whose holders announce to its members, as the table of capabilities has them. */
const announcingRoles = courseRoles.filter((courseRole) =>
  can({ role: 'student' }, 'course:announce', { courseRole }),
);

/**
 * The courses to whose members a person may announce, as a subquery of ids.
 * @param person the id, or a column
 */
const announcedCourses = (person: number | SQL) => sql`(select course_id from course_staff
  where person_id = ${person} and role in ${announcingRoles})`;

/** The condition that the caller announces to the members of a course; for queries that select from `courses`. */
export const mayAnnounceToCourse = (caller: Person): SQL =>
  announcesToAll(caller) ? sql`true` : sql`courses.id in ${announcedCourses(caller.id)}`;

/**
 * The condition that the caller works with an announcement: admins with all, others with those of their courses, and
 * with their own drafts for which no course is chosen yet. For queries that select from `announcements`.
 */
export const isOwnAnnouncement = (caller: Person): SQL =>
  announcesToAll(caller)
    ? sql`true`
    : sql`(announcements.audience = 'course' and (announcements.course_id in ${announcedCourses(caller.id)}
        or (announcements.course_id is null and announcements.state = 'draft' and announcements.author_id = ${caller.id})))`;

/** The condition that the person who decided to send an announcement still may. */
export const senderStillMay: SQL<boolean> = sql<boolean>`exists (select from people sender
  where sender.id = announcements.sender_id and sender.suspended_at is null and (sender.role = 'admin'
    or (announcements.audience = 'course' and announcements.course_id in ${announcedCourses(sql`sender.id`)})))`;
