import { lists } from '@nibras/contract/limits.ts';
import type { PurchaseStage } from '@nibras/contract/selling/purchases/shapes.ts';
import type { Currency } from '@nibras/contract/site/site.ts';
import { and, asc, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { anyOf } from '#platform/database/any-of.ts';
import type { Queryable } from '#platform/database/database.ts';
import { isMemberNow } from '#platform/database/membership.ts';
import { purchaseStage } from '#platform/database/purchase-stage.ts';
import {
  bundles,
  coupons,
  courses,
  purchaseLines,
  purchases,
  refunds,
} from '#platform/database/schema/index.ts';
import { pageWindow } from '#platform/http/paging.ts';
import type { WantedLine } from './price-lines.ts';

type Row = typeof purchases.$inferSelect;
/** A row of `purchases`; its currency is one of ours. */
export type PurchaseRow = Omit<Row, 'currency'> & { currency: Currency };
export type LineRow = typeof purchaseLines.$inferSelect;

/** What is left to pay of a purchase, in minor units. */
export const dueOf = ({ total, credit }: Pick<PurchaseRow, 'total' | 'credit'>): number =>
  total - credit;

/** The lines of a purchase, in the order in which they were bought. */
export const linesOf = (db: Queryable, purchase: number): Promise<LineRow[]> =>
  db
    .select()
    .from(purchaseLines)
    .where(eq(purchaseLines.purchaseId, purchase))
    .orderBy(asc(purchaseLines.id));

/** What a page needs to show a line. */
async function shownLines(db: Queryable, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      line: purchaseLines,
      slug: courses.slug,
      image: courses.image,
      bundleName: bundles.name,
    })
    .from(purchaseLines)
    .leftJoin(courses, eq(courses.id, purchaseLines.courseId))
    .leftJoin(bundles, eq(bundles.id, purchaseLines.bundleId))
    .where(anyOf(purchaseLines.purchaseId, ids))
    .orderBy(asc(purchaseLines.id));
}
export type ShownLine = Awaited<ReturnType<typeof shownLines>>[number];
export interface ShownPurchase {
  purchase: PurchaseRow;
  coupon: string | null;
  stage: PurchaseStage;
  lines: ShownLine[];
}

/** Purchases with their lines, in the order of `ids`. */
export async function shownPurchases(
  db: Queryable,
  ids: readonly number[],
): Promise<ShownPurchase[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ purchase: purchases, coupon: coupons.code, stage: purchaseStage })
    .from(purchases)
    .leftJoin(coupons, eq(coupons.id, purchases.couponId))
    .where(anyOf(purchases.id, ids));
  const lines = Map.groupBy(await shownLines(db, ids), ({ line }) => line.purchaseId);
  const byId = new Map(rows.map((row) => [row.purchase.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    return [{ ...row, purchase: row.purchase as PurchaseRow, lines: lines.get(id) ?? [] }];
  });
}

/** A purchase for its owner; null for everybody else. */
export async function purchaseForOwner(
  db: Queryable,
  { person, id }: { person: number; id: number },
): Promise<ShownPurchase | null> {
  const [own] = await db
    .select({ id: purchases.id })
    .from(purchases)
    .where(and(eq(purchases.id, id), eq(purchases.personId, person)));
  if (!own) return null;
  const [shown] = await shownPurchases(db, [own.id]);
  return shown ?? null;
}

/** A page of a person's purchases, the newest first. */
export async function listPurchases(
  db: Queryable,
  { person, page }: { person: number; page: number },
): Promise<{ rows: ShownPurchase[]; total: number }> {
  const own = eq(purchases.personId, person);
  const { limit, offset } = pageWindow({ page, per_page: lists.purchasesPerPage });
  const ids = await db
    .select({ id: purchases.id })
    .from(purchases)
    .where(own)
    .orderBy(desc(purchases.id))
    .limit(limit)
    .offset(offset);
  return {
    rows: await shownPurchases(
      db,
      ids.map(({ id }) => id),
    ),
    total: await db.$count(purchases, own),
  };
}

/** The courses among `ids` that a person is a member of now, with the end of their access. */
export async function ownedAmong(
  db: Queryable,
  person: number,
  ids: readonly number[],
): Promise<Map<number, Date | null>> {
  const { rows } = await db.execute<{ course: number; until: string | null }>(sql`
    select course_id as course, to_json(access_until) #>> '{}' as until from enrolments
    where person_id = ${person} and course_id = any(${sql.param([...ids])}::int[])
      and ${isMemberNow()}`);
  return new Map(
    rows.map(({ course, until }) => [course, until === null ? null : new Date(until)]),
  );
}

/** What was sent back of a payment, or is on its way back. */
export async function refundedOf(db: Queryable, payment: number): Promise<number> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${refunds.amount}), 0)` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, payment), ne(refunds.state, 'failed')));
  return Number(row?.sum ?? 0);
}

/** An open purchase of exactly these things at exactly these prices; null for none. */
export async function findOpen(
  db: Queryable,
  {
    person,
    currency,
    lines,
    now,
  }: {
    person: number;
    currency: string;
    lines: readonly Pick<
      WantedLine,
      'course' | 'bundle' | 'price' | 'accessDays' | 'accessUntil'
    >[];
    now: Date;
  },
): Promise<number | null> {
  const open = await db
    .select({ id: purchases.id })
    .from(purchases)
    .where(
      and(
        eq(purchases.personId, person),
        eq(purchases.state, 'open'),
        eq(purchases.currency, currency),
        gt(purchases.expiresAt, now),
      ),
    )
    .orderBy(desc(purchases.id));
  const sign = (parts: readonly unknown[]) => JSON.stringify(parts);
  const wanted = lines
    .map((line) => sign([line.course, line.bundle, line.price, line.accessDays, line.accessUntil]))
    .toSorted();
  for (const { id } of open) {
    const had = (await linesOf(db, id))
      .map((line) =>
        sign([line.courseId, line.bundleId, line.price, line.accessDays, line.accessUntil]),
      )
      .toSorted();
    if (sign(had) === sign(wanted)) return id;
  }
  return null;
}
