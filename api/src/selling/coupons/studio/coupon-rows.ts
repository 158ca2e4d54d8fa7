import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { couponCourses, coupons, purchases } from '#platform/database/schema/index.ts';
import { trackedRows } from '#platform/resource/tracked-rows.ts';

/** Another coupon that is not in the trash has the code. */
const isTaken = async (tx: Transaction, { id, code }: { id: number; code: string }) =>
  (await tx.$count(
    coupons,
    sql`upper(${coupons.code}) = upper(${code}) and ${coupons.deletedAt} is null and ${coupons.id} <> ${id}`,
  )) > 0;

async function coursesOf(tx: Transaction, coupon: number): Promise<number[]> {
  const rows = await tx
    .select({ id: couponCourses.courseId })
    .from(couponCourses)
    .where(eq(couponCourses.couponId, coupon))
    .orderBy(couponCourses.courseId);
  return rows.map(({ id }) => id);
}

/** Writes a coupon's courses anew; those that are gone are left out. */
async function setCourses(tx: Transaction, coupon: number, courses: number[]): Promise<void> {
  await tx.delete(couponCourses).where(eq(couponCourses.couponId, coupon));
  await tx.execute(sql`insert into coupon_courses (coupon_id, course_id)
    select ${coupon}, id from courses where id = any(${sql.param(courses)}::int[])`);
}

/** A coupon cannot be withdrawn once a person has bought with it. */
export const couponRows = trackedRows({
  kind: 'coupon',
  table: coupons,
  columns: [
    'code',
    'kind',
    'percent',
    'amount',
    'currency',
    'startsAt',
    'endsAt',
    'maxUses',
    'oncePerPerson',
    'active',
    'deletedAt',
  ],
  name: 'code',
  parts: { courses: { read: coursesOf, write: setCourses } },
  missing: 'coupon-not-found',
  unique: { taken: 'coupon-taken', isTaken },
  isUsed: async (tx, id) => (await tx.$count(purchases, eq(purchases.couponId, id))) > 0,
});
