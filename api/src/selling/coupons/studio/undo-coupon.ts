import { eq } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { coupons, purchases } from '#platform/database/schema/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import {
  type CouponSnapshot,
  columnsOf,
  isTaken,
  lockCoupon,
  setCouponCourses,
} from './coupon-snapshot.ts';

interface Undoing<Data> {
  tx: Transaction;
  entry: { itemId: number };
  data: Data;
}

/** Takes a new coupon away, unless somebody has bought with it. @throws AppError undo-too-late */
export async function undoMakeCoupon({
  tx,
  entry,
}: Pick<Undoing<unknown>, 'tx' | 'entry'>): Promise<void> {
  await lockCoupon(tx, entry.itemId);
  const used = await tx.$count(purchases, eq(purchases.couponId, entry.itemId));
  if (used > 0) throw new AppError('undo-too-late');
  await tx.delete(coupons).where(eq(coupons.id, entry.itemId));
}

/** Makes a coupon what it was before a change. @throws AppError undo-too-late */
export async function undoChangeCoupon({
  tx,
  entry,
  data,
}: Undoing<CouponSnapshot>): Promise<void> {
  await lockCoupon(tx, entry.itemId);
  const isBack = data.deletedAt === null;
  if (isBack && (await isTaken(tx, data.code, entry.itemId))) throw new AppError('undo-too-late');
  await tx.update(coupons).set(columnsOf(data)).where(eq(coupons.id, entry.itemId));
  await setCouponCourses(tx, entry.itemId, data.courses);
}
