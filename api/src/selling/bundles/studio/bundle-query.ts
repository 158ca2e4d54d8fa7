import { bundles as limits } from '@nibras/contract/limits.ts';
import type {
  BundleSort,
  BundleState,
  StudioBundlesQuery,
} from '@nibras/contract/selling/bundles/studio/shapes.ts';
import type { Currency } from '@nibras/contract/site/site.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { bundles } from '#platform/database/schema/index.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { boundedWindow, countUpTo } from '#platform/http/paging.ts';
import { askedOrder, type ListOrder, orderParts } from '#platform/http/sorting.ts';
import { searchCondition } from '#platform/search/search.ts';
import { isOffered } from '#selling/coupons/index.ts';
import { coursesOfBundles } from '../queries.ts';

/** The currency in which it is sold, and the time of now. */
interface Selling {
  currency: Currency;
  now: Date;
}

/** How a bundle stands at a time. */
const stateAt = ({ currency, now }: Selling) => sql<BundleState>`case
  when bundles.deleted_at is not null then 'binned'
  when not bundles.active then 'off'
  when ${isOffered(currency, now)} then 'offered'
  else 'stopped' end`;

const rows = (db: Queryable, selling: Selling) =>
  db
    .select({
      bundle: bundles,
      state: stateAt(selling),
      sold: sql<number>`(select count(distinct purchase_id)::int from purchase_lines
        join purchases on purchases.id = purchase_id
        where bundle_id = bundles.id and purchases.state in ('paid', 'refunded'))`,
    })
    .from(bundles);

async function withCourses(db: Queryable, found: Awaited<ReturnType<typeof rows>>) {
  const ids = found.map(({ bundle }) => bundle.id);
  const inBundles = await coursesOfBundles(db, ids);
  return found.map((row) => ({
    ...row,
    courses: inBundles.filter(({ bundleId }) => bundleId === row.bundle.id),
  }));
}
export type StudioBundleRow = Awaited<ReturnType<typeof withCourses>>[number];

const orders: Record<BundleSort, ListOrder> = {
  created: { by: bundles.id, id: bundles.id, down: true },
  name: { by: bundles.name, id: bundles.id },
  price: { by: bundles.price, id: bundles.id, down: true },
};

/**
 * A page of the bundles, the newest first unless it is sorted otherwise; those in the trash only where it is asked for.
 * @param size how many bundles a page has
 */
export async function bundlePage(
  db: Queryable,
  { page, search, state, sort }: StudioBundlesQuery,
  selling: Selling,
  size: number = limits.perPage,
): Promise<{ data: StudioBundleRow[]; total: number }> {
  const inState = state ? sql`${stateAt(selling)} = ${state}` : sql`${bundles.deletedAt} is null`;
  const countOf = (condition: SQL | undefined) => countUpTo(db, bundles, and(inState, condition));
  const name = sql`fold_arabic(${bundles.name})`;
  const found = await searchCondition(db, search, name, async (one) => (await countOf(one)) > 0);
  const { limit, offset } = boundedWindow({ page, per_page: size });
  const data = await rows(db, selling)
    .where(and(inState, found))
    .orderBy(...orderParts(askedOrder(orders, sort, 'created')))
    .limit(limit)
    .offset(offset);
  return { data: await withCourses(db, data), total: await countOf(found) };
}

/** @throws AppError bundle-not-found */
export async function studioBundle(
  db: Queryable,
  id: number,
  selling: Selling,
): Promise<StudioBundleRow> {
  const [row] = await withCourses(db, await rows(db, selling).where(eq(bundles.id, id)));
  return orThrow(row, 'bundle-not-found');
}
