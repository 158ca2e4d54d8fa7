import type { EnrolmentState } from '@nibras/contract/courses.ts';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { enrolments } from '#platform/database/schema/index.ts';

/** A person's enrolment in a course; null when there is none. */
export async function enrolmentOf(db: Queryable, courseId: number, personId: number) {
  const [row] = await db
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.courseId, courseId), eq(enrolments.personId, personId)));
  return row ?? null;
}

/** Where the caller stands in a course; a visitor stands nowhere. */
export async function enrolmentState(
  db: Queryable,
  courseId: number,
  caller: { id: number } | null,
): Promise<EnrolmentState> {
  const enrolment = caller && (await enrolmentOf(db, courseId, caller.id));
  return enrolment?.status ?? 'none';
}
