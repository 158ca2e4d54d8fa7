import { asc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { couponCourses, coupons } from '#platform/database/schema/index.ts';
import { orThrow } from '#platform/http/app-error.ts';

/** What of a coupon can be changed, as the audit log keeps it for an undo. */
export interface CouponSnapshot {
  code: string;
  kind: 'percent' | 'amount';
  percent: number | null;
  amount: number | null;
  currency: string | null;
  startsAt: string | null;
  endsAt: string | null;
  maxUses: number | null;
  oncePerPerson: boolean;
  active: boolean;
  deletedAt: string | null;
  courses: number[];
}

/** Locks a coupon, also one in the bin, and reads it. @throws AppError coupon-not-found */
export async function lockCoupon(tx: Transaction, id: number): Promise<CouponSnapshot> {
  const [row] = await tx.select().from(coupons).where(eq(coupons.id, id)).for('no key update');
  const coupon = orThrow(row, 'coupon-not-found');
  const courses = await tx
    .select({ id: couponCourses.courseId })
    .from(couponCourses)
    .where(eq(couponCourses.couponId, id))
    .orderBy(asc(couponCourses.courseId));
  return {
    code: coupon.code,
    kind: coupon.kind,
    percent: coupon.percent,
    amount: coupon.amount,
    currency: coupon.currency,
    startsAt: coupon.startsAt?.toISOString() ?? null,
    endsAt: coupon.endsAt?.toISOString() ?? null,
    maxUses: coupon.maxUses,
    oncePerPerson: coupon.oncePerPerson,
    active: coupon.active,
    deletedAt: coupon.deletedAt?.toISOString() ?? null,
    courses: courses.map((course) => course.id),
  };
}

/** The columns of a snapshot. */
export function columnsOf({ courses, startsAt, endsAt, deletedAt, ...values }: CouponSnapshot) {
  const time = (text: string | null) => (text === null ? null : new Date(text));
  return {
    ...values,
    startsAt: time(startsAt),
    endsAt: time(endsAt),
    deletedAt: time(deletedAt),
  };
}

/** Writes a coupon's courses anew; those that are gone are left out. */
export async function setCouponCourses(
  tx: Transaction,
  coupon: number,
  courses: readonly number[],
): Promise<void> {
  await tx.delete(couponCourses).where(eq(couponCourses.couponId, coupon));
  await tx.execute(sql`insert into coupon_courses (coupon_id, course_id)
    select ${coupon}, id from courses where id = any(${sql.param([...courses])}::int[])`);
}

/** Whether another coupon that is not in the bin has a code. */
export const isTaken = async (db: Queryable, code: string, id = 0): Promise<boolean> =>
  (await db.$count(
    coupons,
    sql`upper(${coupons.code}) = upper(${code}) and ${coupons.deletedAt} is null and ${coupons.id} <> ${id}`,
  )) > 0;
