import type { CompletionRules } from '@nibras/contract/learning/completion/shapes.ts';
import type { LectureWork } from '@nibras/contract/learning/courses/shapes.ts';
import { sql } from 'drizzle-orm';
import { workColumn } from '#learning/courses/index.ts';
import type { Queryable } from '#platform/database/database.ts';

/** A published lecture of a course, in the course's order. */
export interface CourseLecture {
  id: number;
  name: string;
  work: LectureWork | null;
  /** Whether its work gives a mark: a quiz, or an exercise with hidden tests. */
  marked: boolean;
}

/** What is asked in a course. */
export interface CourseAsks {
  rules: CompletionRules | null;
  certificate: boolean;
  lectures: CourseLecture[];
}

/** The work that a person has submitted for a lecture, by the attempt that counts. */
export interface HandedIn {
  lecture: number;
  /** Whether it is passed; of a quiz without a pass mark whether it was submitted. */
  passed: boolean;
  /** Whether a person has yet to mark it. */
  marking: boolean;
  /** Its part of the points from 0 to 1; null without a mark. */
  share: number | null;
}

/** What one person has done in a course until its last date. */
export interface PersonFacts {
  person: number;
  /** Lectures without work that were watched or read. */
  watched: number[];
  works: HandedIn[];
  /** When the last of it was done. */
  lastAt: Date | null;
  completedAt: Date | null;
  congratulatedAt: Date | null;
}

/** The first row is about the course, each other one of a person. */
interface Row extends Record<string, unknown> {
  asks: CourseAsks | null;
  person: number | null;
  watched: number[] | null;
  works: HandedIn[] | null;
  last_at: string | null;
  completed_at: string | null;
  congratulated_at: string | null;
}

/**
 * The published lectures, in the order of the course's page, with what each asks. `lectures` is the table, because
 * `workColumn` names it.
 */
const input = sql`select lectures.id, lectures.name, ${workColumn} as work,
    case when lectures.type = 'quiz' then true
      else coalesce(lectures.exercise_tests @> '[{"hidden": true, "how": "io"}]', false) end as marked,
    coalesce(lectures.quiz_rules ->> 'counts', 'best') as counts,
    row_number() over (order by chapters.position, chapters.id, lectures.position, lectures.id) as place
  from lectures join chapters on chapters.id = lectures.chapter_id
  where lectures.course_id = (select id from course) and lectures.published`;

/** The attempt at each quiz that counts: `marks-of.ts` of quizzes says the same for the marks that are shown. */
const quizzes = sql`select distinct on (attempt.person_id, attempt.lecture_id)
    attempt.person_id, attempt.lecture_id,
    coalesce(attempt.passed, attempt.rules -> 'passMark' = 'null', false) as passed,
    attempt.state = 'marking' as marking,
    attempt.score / nullif(attempt.max_score, 0) as share,
    attempt.handed_in_at as at
  from quiz_attempts attempt join asked on asked.id = attempt.lecture_id and asked.work = 'quiz'
  where attempt.person_id = any((select ids from wanted)::int[]) and attempt.state <> 'open'
    and attempt.handed_in_at <= (select until from course)
  order by attempt.person_id, attempt.lecture_id,
    case when counts = 'best' then coalesce(attempt.passed, false) end desc nulls last,
    case when counts = 'best' then coalesce(attempt.score, -1) / nullif(attempt.max_score, 0) end desc nulls last,
    attempt.number desc`;

/** Of a program that was submitted several times the best counts. */
const exercises = sql`select attempt.person_id, attempt.lecture_id, bool_or(attempt.passed) as passed, false as marking,
    case when bool_or(asked.marked) then coalesce(max(attempt.score / nullif(attempt.max_score, 0)), 0) end as share,
    max(attempt.handed_in_at) as at
  from exercise_attempts attempt join asked on asked.id = attempt.lecture_id and asked.work = 'exercise'
  where attempt.person_id = any((select ids from wanted)::int[]) and attempt.handed_in_at <= (select until from course)
  group by attempt.person_id, attempt.lecture_id`;

const facts = (course: number, people: readonly number[]) => sql`with
  course as materialized (select id, certificate, completion_rules as rules,
    coalesce((completion_rules ->> 'until')::timestamptz, 'infinity') as until from courses where id = ${course}),
  wanted as materialized (select ${sql.param([...people])}::int[] as ids),
  asked as materialized (${input}),
  watched as (select progress.person_id, array_agg(progress.lecture_id) as ids, max(progress.watched_at) as at
    from progress join asked on asked.id = progress.lecture_id and asked.work is null
    where progress.person_id = any((select ids from wanted)::int[]) and progress.status = 'endWatch'
      and coalesce(progress.watched_at, progress.updated_at) <= (select until from course)
    group by progress.person_id),
  work as (${quizzes}),
  work_too as (${exercises}),
  works as (select person_id, max(at) as at,
      json_agg(json_build_object('lecture', lecture_id, 'passed', passed, 'marking', marking, 'share', share)) as list
    from (select * from work union all select * from work_too) one group by person_id)
  select json_build_object('rules', rules, 'certificate', certificate, 'lectures',
      (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'work', work, 'marked', marked)
        order by place), '[]') from asked)) as asks,
    null::int as person, null::int[] as watched, null::json as works, null::text as last_at,
    null::text as completed_at, null::text as congratulated_at
  from course
  union all
  select null, one.id, watched.ids, works.list, to_json(greatest(watched.at, works.at)) #>> '{}',
    to_json(completions.completed_at) #>> '{}', to_json(completions.congratulated_at) #>> '{}'
  from unnest((select ids from wanted)) as one(id)
  left join watched on watched.person_id = one.id
  left join works on works.person_id = one.id
  left join completions on completions.person_id = one.id and completions.course_id = (select id from course)`;

const moment = (text: string | null) => (text === null ? null : new Date(text));

/**
 * What a course asks and what people have done of it, by one query.
 * @returns null for a course that does not exist
 */
export async function readFacts(
  db: Queryable,
  { course, people }: { course: number; people: readonly number[] },
): Promise<{ asks: CourseAsks; people: PersonFacts[] } | null> {
  const { rows } = await db.execute<Row>(facts(course, people));
  const asks = rows.find((row) => row.asks)?.asks;
  if (!asks) return null;
  return {
    asks,
    people: rows.flatMap((row) =>
      row.person === null
        ? []
        : {
            person: row.person,
            watched: row.watched ?? [],
            works: row.works ?? [],
            lastAt: moment(row.last_at),
            completedAt: moment(row.completed_at),
            congratulatedAt: moment(row.congratulated_at),
          },
    ),
  };
}
