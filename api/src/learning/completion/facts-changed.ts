import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { hasJoined } from '#platform/database/membership.ts';
import { jobKind } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';

/** Looks whether a person has completed a course. */
export const personKind = jobKind<{ person: number; course: number }>('completion');

/** Whose facts have changed, and where; without a course in all that the person has joined. */
type Change = { person: number; course?: number } | { person: number; lecture: number };

/**
 * Queues the job that looks whether a person has completed a course now. Call it in the transaction that changes what
 * counts: a lecture watched, work submitted or marked. It costs a job for members who have not completed it yet.
 */
export async function factsChanged(
  { jobs }: Pick<Platform, 'jobs'>,
  tx: Queryable,
  change: Change,
): Promise<void> {
  const { person } = change;
  const within =
    'lecture' in change
      ? sql`course_id = (select course_id from lectures where id = ${change.lecture})`
      : change.course === undefined
        ? sql`true`
        : sql`course_id = ${change.course}`;
  const { rows } = await tx.execute<{
    course: number;
  }>(sql`select course_id as course from enrolments
    where person_id = ${person} and ${hasJoined()} and ${within}
      and not exists (select from completions
        where completions.person_id = ${person} and completions.course_id = enrolments.course_id)`);
  for (const { course } of rows) await jobs.enqueue(tx, personKind, { person, course });
}
