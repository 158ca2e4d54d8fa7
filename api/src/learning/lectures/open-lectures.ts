import { type SQL, sql } from 'drizzle-orm';
import { isMemberNow } from '#platform/database/membership.ts';
import { published } from '#platform/database/published.ts';
import { courses, lectures } from '#platform/database/schema/index.ts';
import type { Caller } from '#platform/http/access.ts';
import { can } from '#platform/http/capabilities.ts';
import { coursesWith } from '#platform/http/course-access.ts';

/**
 * The condition that a person may open a lecture of a published course, for queries that select from `lectures` and
 * `courses`: the rule of `mayOpenLecture` for many lectures at once; a test compares the two. Hidden courses are left
 * out also for those who open them, since no search leads there.
 */
export function openLectures(caller: Pick<Caller, 'id' | 'role'> | null): SQL {
  const visible = sql`${published(lectures)} and ${published(courses)}`;
  if (!caller) return sql`(${visible} and ${lectures.free})`;
  if (can(caller, 'course:watch')) return sql`(${visible})`;
  return sql`(${visible} and (${lectures.free}
    or ${courses.id} in (select course_id from enrolments where person_id = ${caller.id} and ${isMemberNow()})
    or ${courses.id} in (${coursesWith(caller, 'course:watch')})))`;
}
