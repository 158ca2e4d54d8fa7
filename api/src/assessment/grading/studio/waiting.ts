import { sql } from 'drizzle-orm';
import { hasInSome } from '#platform/http/course-access.ts';
import { excerptOf, type WaitingSource } from '#platform/waiting.ts';
import { marks } from './scope.ts';

const isAmongTexts = (things: readonly string[]) =>
  sql`(attempt.id, asked.position) in (select split_part(thing, ':', 1)::int, split_part(thing, ':', 2)::int
    from unnest(${sql.param(things.filter((thing) => /^\d{1,9}:\d{1,4}$/.test(thing)))}::text[]) thing)`;

const from = sql`quiz_attempts attempt
  join attempt_questions asked on asked.attempt_id = attempt.id
  join lectures on lectures.id = attempt.lecture_id`;

/** Texts without a score, of attempts that were submitted. */
export const waitingTexts: WaitingSource = {
  rows: async (db, caller) =>
    (await hasInSome(db, caller, 'course:mark'))
      ? {
          from,
          where: sql`attempt.state = 'marking' and asked.score is null and ${marks(caller, sql`lectures.course_id`)}`,
          thing: sql`attempt.id || ':' || asked.position`,
          at: sql`attempt.handed_in_at`,
          // No quiz has as many questions as there are places between two attempts.
          place: sql`attempt.id::bigint * 1000 + asked.position`,
          course: sql`lectures.course_id`,
        }
      : null,
  among: isAmongTexts,
  shown: (
    things,
  ) => sql`select attempt.id || ':' || asked.position as thing, people.id as person_id,
      people.name as person_name, courses.id as course_id, courses.name as course_name, lectures.name as title,
      ${excerptOf(sql`coalesce(asked.answer ->> 'text', '')`)} as excerpt, null::bigint as amount, null::text as currency,
      '/studio/marking?lecture=' || lectures.id as path
    from ${from} join courses on courses.id = lectures.course_id join people on people.id = attempt.person_id
    where ${isAmongTexts(things)}`,
};
