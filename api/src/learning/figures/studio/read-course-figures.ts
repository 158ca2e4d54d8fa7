import type {
  CourseFigures,
  LectureFigures,
} from '@nibras/contract/learning/figures/studio/shapes.ts';
import { figures as limits } from '@nibras/contract/limits.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { hasJoined } from '#platform/database/membership.ts';

interface Row extends LectureFigures, Record<string, unknown> {
  members: number;
  learners: number;
  completed: number;
}

/**
 * How many of the newest learners of a course have begun and finished each of its public lectures, and in which one they
 * have stopped. Only those who have begun a lecture count, and none who works on the course.
 */
export async function readCourseFigures(
  db: Queryable,
  { course, now }: { course: number; now: Date },
): Promise<CourseFigures> {
  const { rows } = await db.execute<Row>(sql`
    with newest as (
      select person_id from enrolments where course_id = ${course} and ${hasJoined()}
      order by joined_at desc nulls first, id desc nulls first limit ${limits.learners}
    ),
    learners as (
      select person_id from newest
      where not exists (select from course_staff staff
        where staff.course_id = ${course} and staff.person_id = newest.person_id)
    ),
    listed as (
      select lectures.id, lectures.name, chapters.name as chapter,
        row_number() over (order by chapters.position, chapters.id, lectures.position, lectures.id) as place
      from lectures join chapters on chapters.id = lectures.chapter_id
      where lectures.course_id = ${course} and lectures.published
    ),
    begun as (
      select progress.person_id, listed.id, listed.place, progress.status = 'endWatch' as finished,
        greatest(progress.updated_at, progress.watched_at) as at
      from learners join progress using (person_id) join listed on listed.id = progress.lecture_id
      where progress.status <> 'notStarted'
    ),
    latest as (
      select distinct on (person_id) person_id, id, at from begun order by person_id, at desc, place desc
    ),
    stopped as (
      select id, count(*)::int as count from latest
      where at < ${now.toISOString()}::timestamptz - make_interval(days => ${limits.stoppedAfterDays})
        and not exists (select from completions
          where completions.course_id = ${course} and completions.person_id = latest.person_id)
      group by id
    ),
    counted as (
      select id, count(*)::int as begun, count(*) filter (where finished)::int as finished from begun group by id
    )
    select listed.id, name, chapter, coalesce(counted.begun, 0) as begun,
      coalesce(counted.finished, 0) as finished, coalesce(stopped.count, 0) as stopped,
      (select count(*)::int from learners) as members, (select count(*)::int from latest) as learners,
      (select count(*)::int from latest join completions using (person_id)
        where completions.course_id = ${course}) as completed
    from listed left join counted using (id) left join stopped using (id) order by place`);
  return {
    members: rows[0]?.members ?? 0,
    begun: rows[0]?.learners ?? 0,
    completed: rows[0]?.completed ?? 0,
    stopped_after: limits.stoppedAfterDays,
    lectures: rows.map(({ id, name, chapter, begun, finished, stopped }) => ({
      id,
      name,
      chapter,
      begun,
      finished,
      stopped,
    })),
  };
}
