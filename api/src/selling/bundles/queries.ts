import { bundles as limits } from '@nibras/contract/limits.ts';
import type { Currency } from '@nibras/contract/site/site.ts';
import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm';
import { cards } from '#learning/courses/index.ts';
import { anyOf } from '#platform/database/any-of.ts';
import type { Queryable } from '#platform/database/database.ts';
import { bundleCourses, bundles, courses } from '#platform/database/schema/index.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { pageWindow } from '#platform/http/paging.ts';
import { isOffered } from '#selling/coupons/index.ts';

/** The currency in which it is sold, and the time of now. */
interface Selling {
  currency: Currency;
  now: Date;
}

/** A page of the bundles that are offered, with a course if one is named, the cheapest first, and their number. */
export async function offeredBundles(
  db: Queryable,
  { currency, now }: Selling,
  { page, course }: { page: number; course?: number | undefined },
) {
  const has = (id: number): SQL =>
    sql`exists (select from bundle_courses where bundle_id = ${bundles.id} and course_id = ${id})`;
  const where = and(isOffered(currency, now), course === undefined ? undefined : has(course));
  const { limit, offset } = pageWindow({ page, per_page: limits.listed });
  const rows = await db
    .select()
    .from(bundles)
    .where(where)
    .orderBy(asc(bundles.price), asc(bundles.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(bundles).where(where);
  const ids = rows.map(({ id }) => id);
  const inBundles = await coursesOfBundles(db, ids);
  return {
    rows: rows.map((bundle) => ({
      bundle,
      courses: inBundles.filter((one) => one.bundleId === bundle.id),
    })),
    total: counted?.total ?? 0,
  };
}
export type BundleRow = Awaited<ReturnType<typeof offeredBundles>>['rows'][number];

/** The courses of bundles, in the order of each. */
export const coursesOfBundles = (db: Queryable, ids: readonly number[]) =>
  db
    .select({
      bundleId: bundleCourses.bundleId,
      id: courses.id,
      name: courses.name,
      image: courses.image,
      price: courses.price,
      published: courses.published,
    })
    .from(bundleCourses)
    .innerJoin(courses, eq(courses.id, bundleCourses.courseId))
    .where(anyOf(bundleCourses.bundleId, ids))
    .orderBy(asc(bundleCourses.bundleId), asc(bundleCourses.position), asc(courses.id));

/**
 * The data of a bundle's page.
 * @throws AppError bundle-not-found, also for one that is not offered
 */
export async function readBundle(db: Queryable, { currency, now }: Selling, id: number) {
  const [row] = await db
    .select()
    .from(bundles)
    .where(and(eq(bundles.id, id), isOffered(currency, now)));
  const bundle = orThrow(row, 'bundle-not-found');
  const courseCards = await cards(db)
    .innerJoin(bundleCourses, eq(bundleCourses.courseId, courses.id))
    .where(eq(bundleCourses.bundleId, id))
    .orderBy(asc(bundleCourses.position), asc(courses.id));
  return { bundle, courses: courseCards };
}
export type ReadBundle = Awaited<ReturnType<typeof readBundle>>;
