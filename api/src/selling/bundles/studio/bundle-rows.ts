import { asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { bundleCourses, bundles, purchaseLines } from '#platform/database/schema/index.ts';
import { trackedRows } from '#platform/resource/tracked-rows.ts';

/** The courses of a bundle in their order. */
async function coursesOf(tx: Transaction, bundle: number): Promise<number[]> {
  const rows = await tx
    .select({ id: bundleCourses.courseId })
    .from(bundleCourses)
    .where(eq(bundleCourses.bundleId, bundle))
    .orderBy(asc(bundleCourses.position), asc(bundleCourses.courseId));
  return rows.map(({ id }) => id);
}

/** Writes a bundle's courses anew, in their order; those that are gone are left out. */
async function setCourses(tx: Transaction, bundle: number, courses: number[]): Promise<void> {
  await tx.delete(bundleCourses).where(eq(bundleCourses.bundleId, bundle));
  await tx.execute(sql`insert into bundle_courses (bundle_id, course_id, position)
    select ${bundle}, courses.id, wanted.place - 1
    from unnest(${sql.param(courses)}::int[]) with ordinality as wanted(id, place)
    join courses on courses.id = wanted.id`);
}

/** A bundle cannot be withdrawn once a person buys it. */
export const bundleRows = trackedRows({
  kind: 'bundle',
  table: bundles,
  columns: ['name', 'description', 'price', 'active', 'deletedAt'],
  name: 'name',
  touched: 'updatedAt',
  parts: { courses: { read: coursesOf, write: setCourses } },
  missing: 'bundle-not-found',
  isUsed: async (tx, id) => (await tx.$count(purchaseLines, eq(purchaseLines.bundleId, id))) > 0,
});
