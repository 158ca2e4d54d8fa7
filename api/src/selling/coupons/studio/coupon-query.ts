import { coupons as limits } from '@nibras/contract/limits.ts';
import { foldCouponCode } from '@nibras/contract/selling/coupons/shapes.ts';
import type {
  CouponSort,
  CouponState,
  CouponsQuery,
  StudioCoupon,
} from '@nibras/contract/selling/coupons/studio/shapes.ts';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { coupons, people, purchases } from '#platform/database/schema/index.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { boundedWindow, countUpTo } from '#platform/http/paging.ts';
import { askedOrder, type ListOrder, orderParts } from '#platform/http/sorting.ts';
import { isPaidUse, isReservedUse, isUse } from '../uses.ts';

const countOf = (condition: SQL) => sql<number>`(select count(*)::int from purchases
  where purchases.coupon_id = ${coupons.id} and ${condition})`;

/** How a coupon stands at a time. */
const stateAt = (now: Date) => {
  const time = sql`${now.toISOString()}::timestamptz`;
  return sql<CouponState>`case
    when ${coupons.deletedAt} is not null then 'binned'
    when not ${coupons.active} then 'off'
    when ${coupons.endsAt} <= ${time} then 'over'
    when ${coupons.maxUses} <= ${countOf(isUse(now))} then 'used-up'
    when ${coupons.startsAt} > ${time} then 'waiting'
    else 'active' end`;
};

const columns = (now: Date) => ({
  coupon: coupons,
  state: stateAt(now),
  used: countOf(isPaidUse),
  reserved: countOf(isReservedUse(now)),
  by: { id: people.id, name: people.name },
  courses: sql<StudioCoupon['courses']>`coalesce((
    select json_agg(json_build_object('id', courses.id, 'name', courses.name, 'image', courses.image)
      order by courses.name, courses.id)
    from coupon_courses join courses on courses.id = coupon_courses.course_id
    where coupon_courses.coupon_id = ${coupons.id}), '[]')`,
});

const rows = (db: Queryable, now: Date) =>
  db.select(columns(now)).from(coupons).leftJoin(people, eq(people.id, coupons.createdBy));
export type CouponWithUses = Awaited<ReturnType<typeof rows>>[number];

const orders: Record<CouponSort, ListOrder> = {
  created: { by: coupons.id, id: coupons.id, down: true },
  code: { by: sql`upper(${coupons.code})`, id: coupons.id },
  ends: { by: coupons.endsAt, id: coupons.id },
};

/** A page of the coupons, the newest first unless it is sorted otherwise; those in the trash only where it is asked for. */
export async function couponPage(
  db: Queryable,
  { page, search, state, sort }: CouponsQuery,
  { now, size = limits.perPage }: { now: Date; size?: number },
): Promise<{ data: CouponWithUses[]; total: number }> {
  const found = search && sql`strpos(upper(${coupons.code}), ${foldCouponCode(search)}) > 0`;
  const inState = state ? sql`${stateAt(now)} = ${state}` : sql`${coupons.deletedAt} is null`;
  const where = and(inState, found || undefined);
  const { limit, offset } = boundedWindow({ page, per_page: size });
  const data = await rows(db, now)
    .where(where)
    .orderBy(...orderParts(askedOrder(orders, sort, 'created')))
    .limit(limit)
    .offset(offset);
  return { data, total: await countUpTo(db, coupons, where) };
}

/** @throws AppError coupon-not-found */
export async function couponWithUses(
  db: Queryable,
  id: number,
  now: Date,
): Promise<CouponWithUses> {
  const [row] = await rows(db, now).where(eq(coupons.id, id));
  return orThrow(row, 'coupon-not-found');
}

/** A page of the purchases that name a coupon and were paid or can be, the newest first. @throws AppError coupon-not-found */
export async function couponUses(
  db: Queryable,
  { id, page, now }: { id: number; page: number; now: Date },
) {
  await couponWithUses(db, id, now);
  const where = and(eq(purchases.couponId, id), isUse(now));
  const { limit, offset } = boundedWindow({ page, per_page: limits.usesPerPage });
  const data = await db
    .select({ purchase: purchases, person: { id: people.id, name: people.name } })
    .from(purchases)
    .leftJoin(people, eq(people.id, purchases.personId))
    .where(where)
    .orderBy(desc(purchases.id))
    .limit(limit)
    .offset(offset);
  return { data, total: await countUpTo(db, purchases, where) };
}
export type CouponUseRow = Awaited<ReturnType<typeof couponUses>>['data'][number];
