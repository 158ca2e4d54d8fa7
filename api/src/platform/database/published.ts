import { type Column, type SQL, sql } from 'drizzle-orm';
import { isMemberNow } from './membership.ts';

/**
 * The condition under which visitors see a course, lecture, article, service or project
 * (docs/behaviour/content.md#states). Every public query contains it, or `courseOpenTo`. It is a bare column, so that PostgreSQL uses the partial indexes. SQL that is written out says
 * `lectures.published`.
 */
export const published = (table: { published: Column }): SQL => sql`${table.published}`;

/**
 * The condition under which a person opens a course: it is published, or it is hidden and the person is a member,
 * works on it, or is an admin. For queries that select from `courses`.
 * @param person the id; 0 for a visitor
 */
export const courseOpenTo = (person: number | SQL): SQL => sql`(courses.published
  or (courses.state = 'hidden' and courses.deleted_at is null and (
    exists (select from enrolments where course_id = courses.id and person_id = ${person} and ${isMemberNow()})
    or exists (select from course_staff where course_id = courses.id and person_id = ${person})
    or exists (select from people caller where caller.id = ${person} and caller.role = 'admin'))))`;
