import { sql } from 'drizzle-orm';
import { type Scope, studioScope } from '#learning/staff/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import { can } from '#platform/http/capabilities.ts';

/**
 * What somebody who gives access sees: the courses that they teach, or all.
 * @throws AppError forbidden for everybody else, assistants among them
 */
export async function accessScope(db: Queryable, caller: Person): Promise<Scope> {
  const scope = await studioScope(db, caller);
  if (can(caller, 'course:enrol')) return scope;
  const { rows } = await db.execute<{ teaches: boolean }>(sql`select exists (
    select from course_staff where person_id = ${caller.id} and role = 'teacher') as teaches`);
  if (!rows[0]?.teaches) throw new AppError('forbidden');
  return scope;
}

/** @throws AppError invalid-input for a time that has passed */
export function requireFuture(at: Date | null | undefined, now: Date): void {
  if (at && at <= now) {
    throw new AppError('invalid-input', { errors: { until: ['اختر تاريخًا في المستقبل.'] } });
  }
}
