import { foldCouponCode } from '@nibras/contract/selling/coupons/shapes.ts';
import type { Currency } from '@nibras/contract/site/site.ts';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { couponCourses, coupons, purchases } from '#platform/database/schema/index.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import {
  type CouponLine,
  type CouponUses,
  discountsOf,
  refusedByTime,
  refusedByUses,
} from './coupon-rules.ts';
import { isUse } from './uses.ts';

interface CouponInput {
  /** As it was typed. */
  code: string;
  person: number;
  lines: readonly CouponLine[];
  currency: Currency;
  now: Date;
  /** The open purchase that asks for it: what it holds already is not counted against it. */
  purchase?: number | undefined;
}

/** The coupon that an open purchase holds; null for none. */
async function heldBy(db: Queryable, purchase: number | undefined): Promise<number | null> {
  if (purchase === undefined) return null;
  const [row] = await db
    .select({ coupon: purchases.couponId })
    .from(purchases)
    .where(and(eq(purchases.id, purchase), eq(purchases.state, 'open')));
  return row?.coupon ?? null;
}

async function usesOf(
  tx: Transaction,
  coupon: number,
  { person, purchase, now }: CouponInput,
): Promise<CouponUses> {
  const [row] = await tx
    .select({
      all: sql<number>`count(*)::int`,
      byPerson: sql<number>`(count(*) filter (where ${purchases.personId} = ${person}))::int`,
    })
    .from(purchases)
    .where(
      and(eq(purchases.couponId, coupon), isUse(now), sql`${purchases.id} <> ${purchase ?? 0}`),
    );
  return row ?? { all: 0, byPerson: 0 };
}

/**
 * Finds a coupon for what a person buys, and locks it until the transaction ends, so that of all who ask for its last use
 * one gets it. The use is the purchase that names it: one that is open holds it, one that expires or is cancelled gives it
 * back. A purchase keeps a coupon that it holds, whatever has become of it since.
 * @returns the discount of each line, in minor units
 * @throws AppError coupon-unknown, coupon-not-yet, coupon-over, coupon-used-up, coupon-used, coupon-other-courses
 */
export async function couponFor(
  tx: Transaction,
  input: CouponInput,
): Promise<{ couponId: number; discounts: number[] }> {
  const held = await heldBy(tx, input.purchase);
  const alive = isNull(coupons.deletedAt);
  const [row] = await tx
    .select()
    .from(coupons)
    .where(
      and(
        sql`upper(${coupons.code}) = ${foldCouponCode(input.code)}`,
        held === null ? alive : or(alive, eq(coupons.id, held)),
      ),
    )
    .orderBy(sql`${coupons.id} = ${held ?? 0} desc`)
    .limit(1)
    .for('no key update');
  const coupon = orThrow(row, 'coupon-unknown');
  const courses = await tx
    .select({ course: couponCourses.courseId })
    .from(couponCourses)
    .where(eq(couponCourses.couponId, coupon.id));
  if (coupon.id !== held) {
    const refused =
      refusedByTime(coupon, input.now) ?? refusedByUses(coupon, await usesOf(tx, coupon.id, input));
    if (refused) throw new AppError(refused);
  }
  const discounts = discountsOf(coupon, { ...input, courses: courses.map(({ course }) => course) });
  return { couponId: coupon.id, discounts: orThrow(discounts, 'coupon-other-courses') };
}
