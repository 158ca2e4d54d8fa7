import { asc, isNotNull, sql } from 'drizzle-orm';
import { courseName, draftedText } from '#learning/courses/index.ts';
import { recordChange } from '#platform/audit/record-change.ts';
import type { Undoing } from '#platform/audit/undo.ts';
import type { Queryable } from '#platform/database/database.ts';
import { courses } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { setRanks } from '#platform/resource/order.ts';

/** The courses that stand first in the default order of lists. */
export async function orderedCourses(db: Queryable) {
  const rows = await db
    .select({
      id: courses.id,
      name: courseName,
      image: draftedText('image', sql`courses.image`),
      state: courses.state,
      published: courses.published,
    })
    .from(courses)
    .where(isNotNull(courses.rank))
    .orderBy(asc(courses.rank), asc(courses.id));
  return { ids: rows.map(({ id }) => id), courses: rows };
}

/**
 * Chooses the courses that stand first in the default order of lists; all others follow, the newest first.
 * @throws AppError forbidden, course-not-found
 */
export function orderCourses(
  services: Pick<Platform, 'db' | 'now'>,
  { caller, ids }: { caller: Person; ids: number[] },
): Promise<{ undo: number }> {
  return recordChange(services, { caller, queue: 'order of courses' }, async (tx) => {
    const wanted = [...new Set(ids)];
    const known = await tx.$count(courses, sql`id = any(${sql.param(wanted)}::int[])`);
    if (known < wanted.length) throw new AppError('course-not-found');
    const { ids: before } = await orderedCourses(tx);
    await setRanks(tx, 'courses', wanted);
    const entry = {
      action: 'courses-ordered' as const,
      kind: 'settings',
      itemId: 0,
      details: { count: wanted.length, undo: { before } },
      changed: ['course-order'],
    };
    return { result: undefined, entry };
  });
}

export const undoOrderCourses = async ({ tx, data }: Undoing<{ before: number[] }>) => {
  await setRanks(tx, 'courses', data.before);
};
