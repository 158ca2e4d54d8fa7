import { sql } from 'drizzle-orm';
import { courseOpenTo } from '#platform/database/published.ts';
import { can } from '#platform/http/capabilities.ts';
import { coursesWith, hasInSome } from '#platform/http/course-access.ts';
import { excerptOf, isAmong, type WaitingSource } from '#platform/waiting.ts';

/** Questions that wait for an answer, of the courses whose discussions the caller answers: their teachers and admins do. */
export const waitingQuestions: WaitingSource = {
  async rows(db, caller) {
    if (!(await hasInSome(db, caller, 'course:moderate'))) return null;
    const own = can(caller, 'course:moderate')
      ? sql`true`
      : sql`discussions.course_id in (${coursesWith(caller, 'course:moderate')})`;
    return {
      from: sql`discussions join courses on courses.id = discussions.course_id
        join lectures on lectures.id = discussions.lecture_id`,
      where: sql`discussions.waiting_since is not null and discussions.hidden_at is null and ${own}
        and discussions.person_id <> ${caller.id} and lectures.published and ${courseOpenTo(caller.id)}`,
      thing: sql`discussions.id::text`,
      at: sql`discussions.waiting_since`,
      place: sql`discussions.id`,
      course: sql`discussions.course_id`,
    };
  },
  among: (things) => isAmong(sql`discussions.id`, things),
  shown: (things) => sql`select discussions.id::text as thing, discussions.person_id,
      (select name from people where people.id = discussions.person_id) as person_name,
      courses.id as course_id, courses.name as course_name, lectures.name as title,
      ${excerptOf(sql`coalesce(newest.body, newest.file_name, discussions.description)`)} as excerpt,
      null::bigint as amount, null::text as currency, '/studio/inbox/questions/' || discussions.id as path
    from discussions join courses on courses.id = discussions.course_id
    join lectures on lectures.id = discussions.lecture_id
    left join lateral (select body, file_name from messages
      where messages.conversation_id = discussions.conversation_id and messages.hidden_at is null
      order by messages.id desc nulls first limit 1) newest on true
    where ${isAmong(sql`discussions.id`, things)}`,
};
