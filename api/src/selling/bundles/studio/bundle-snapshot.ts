import { asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { bundleCourses, bundles } from '#platform/database/schema/index.ts';
import { orThrow } from '#platform/http/app-error.ts';

/** What of a bundle can be changed, as the audit log keeps it for an undo. */
export interface BundleSnapshot {
  name: string;
  description: string;
  price: string;
  active: boolean;
  deletedAt: string | null;
  /** In their order. */
  courses: number[];
}

/** Locks a bundle, also one in the bin, and reads it. @throws AppError bundle-not-found */
export async function lockBundle(tx: Transaction, id: number): Promise<BundleSnapshot> {
  const [row] = await tx.select().from(bundles).where(eq(bundles.id, id)).for('no key update');
  const { name, description, price, active, deletedAt } = orThrow(row, 'bundle-not-found');
  const courses = await tx
    .select({ id: bundleCourses.courseId })
    .from(bundleCourses)
    .where(eq(bundleCourses.bundleId, id))
    .orderBy(asc(bundleCourses.position), asc(bundleCourses.courseId));
  return {
    name,
    description,
    price,
    active,
    deletedAt: deletedAt?.toISOString() ?? null,
    courses: courses.map((course) => course.id),
  };
}

/** The columns of a snapshot. */
export const columnsOf = ({ courses: _, deletedAt, ...values }: BundleSnapshot, now: Date) => ({
  ...values,
  deletedAt: deletedAt === null ? null : new Date(deletedAt),
  updatedAt: now,
});

/** Writes a bundle's courses anew, in their order; those that are gone are left out. */
export async function setBundleCourses(
  tx: Transaction,
  bundle: number,
  courses: readonly number[],
): Promise<void> {
  await tx.delete(bundleCourses).where(eq(bundleCourses.bundleId, bundle));
  await tx.execute(sql`insert into bundle_courses (bundle_id, course_id, position)
    select ${bundle}, courses.id, wanted.place - 1
    from unnest(${sql.param([...courses])}::int[]) with ordinality as wanted(id, place)
    join courses on courses.id = wanted.id`);
}
