import type { FailureCode } from '@nibras/contract/errors.ts';
import { divide, partOf } from '@nibras/contract/money.ts';
import type { Currency } from '@nibras/contract/site/site.ts';
import type { coupons } from '#platform/database/schema/index.ts';

export type CouponRow = typeof coupons.$inferSelect;

/** A course that is bought, at its price in minor units. */
export interface CouponLine {
  course: number;
  price: number;
}

/** What is counted of a coupon beside the purchase that asks for it: purchases that were paid, or are open. */
export interface CouponUses {
  all: number;
  byPerson: number;
}

/** Why a coupon's time or its switch refuses it; null where they allow it. */
export function refusedByTime(
  { active, startsAt, endsAt }: Pick<CouponRow, 'active' | 'startsAt' | 'endsAt'>,
  now: Date,
): FailureCode | null {
  if (!active || (endsAt && endsAt <= now)) return 'coupon-over';
  return startsAt && startsAt > now ? 'coupon-not-yet' : null;
}

/** Why a coupon's uses refuse it; null where one is left. */
export function refusedByUses(
  { maxUses, oncePerPerson }: Pick<CouponRow, 'maxUses' | 'oncePerPerson'>,
  uses: CouponUses,
): FailureCode | null {
  if (oncePerPerson && uses.byPerson > 0) return 'coupon-used';
  return maxUses !== null && uses.all >= maxUses ? 'coupon-used-up' : null;
}

/**
 * What a coupon takes off each line. The whole discount is rounded once, and divided among its lines by their prices; no
 * line becomes negative.
 * @param courses those that the coupon is for; empty for all
 * @returns null where it takes nothing off: for other courses, or an amount in another currency
 */
export function discountsOf(
  { kind, percent, amount, currency }: Pick<CouponRow, 'kind' | 'percent' | 'amount' | 'currency'>,
  bought: { lines: readonly CouponLine[]; courses: readonly number[]; currency: Currency },
): number[] | null {
  const { lines, courses } = bought;
  if (kind === 'amount' && currency !== bought.currency) return null;
  const prices = lines.map(({ course, price }) =>
    courses.length === 0 || courses.includes(course) ? price : 0,
  );
  const sum = prices.reduce((one, other) => one + other, 0);
  if (sum === 0) return null;
  const wanted = kind === 'percent' ? partOf(sum, percent ?? 0, 100) : (amount ?? 0);
  return divide(Math.min(wanted, sum), prices);
}
