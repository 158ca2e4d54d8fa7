import type { StudioCompletion } from '@nibras/contract/learning/completion/shapes.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { hasJoined } from '#platform/database/membership.ts';
import { only } from '#platform/database/only.ts';
import { workColumn } from '../lecture-work.ts';

/**
 * How many of a course's students have completed it, and the work in its published lectures, by which the rules are
 * explained.
 * @throws AppError course-not-found
 */
export async function readCompletionFigures(
  db: Queryable,
  course: number,
): Promise<StudioCompletion> {
  const { rows } = await db.execute<StudioCompletion & Record<string, unknown>>(sql`with work as (
      select ${workColumn} as kind, exercise_tests @> '[{"hidden": true, "how": "io"}]' as hidden
      from lectures where course_id = ${course} and lectures.published)
    select (select count(*)::int from enrolments where course_id = ${course} and ${hasJoined()}) as students,
      (select count(*)::int from completions join enrolments using (course_id, person_id)
        where course_id = ${course} and ${hasJoined()}) as completed,
      (select count(*)::int from work) as lectures,
      (select count(*)::int from work where kind = 'quiz') as quizzes,
      (select count(*)::int from work where kind = 'exercise') as exercises,
      (select count(*)::int from work where kind = 'quiz' or (kind = 'exercise' and hidden)) as marked`);
  return only(rows);
}
