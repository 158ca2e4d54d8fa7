import { divide, toMinor } from '@nibras/contract/money.ts';
import type { Currency } from '@nibras/contract/site/site.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { bundleCourses, bundles, courses } from '#platform/database/schema/index.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { isOffered } from './offered.ts';

/** A course of a bundle and its share of the price, in minor units. */
export interface BundleShare {
  course: number;
  price: number;
}

/**
 * The courses of a bundle that is offered, in their order. Its price is divided among them by their own prices, so that a
 * part of it can be refunded; a free course has no share where another one has a price.
 * @throws AppError bundle-not-found, also for one that is not offered
 */
export async function bundleShares(
  db: Queryable,
  { bundle, currency, now }: { bundle: number; currency: Currency; now: Date },
): Promise<BundleShare[]> {
  const rows = await db
    .select({ course: courses.id, own: courses.price, price: bundles.price })
    .from(bundles)
    .innerJoin(bundleCourses, eq(bundleCourses.bundleId, bundles.id))
    .innerJoin(courses, eq(courses.id, bundleCourses.courseId))
    .where(and(eq(bundles.id, bundle), isOffered(currency, now)))
    .orderBy(asc(bundleCourses.position), asc(courses.id));
  const price = orThrow(toMinor(rows[0]?.price ?? '', currency), 'bundle-not-found');
  // Thousandths, which every stored price has: shares do not depend on the decimals of a currency.
  const weights = rows.map(({ own }) => Math.round(Number(own ?? 0) * 1000));
  const shares = divide(price, weights);
  return rows.map(({ course }, index) => ({ course, price: shares[index] ?? 0 }));
}
