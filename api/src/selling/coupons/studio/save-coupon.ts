import { toMinor } from '@nibras/contract/money.ts';
import type { CouponBody } from '@nibras/contract/selling/coupons/studio/shapes.ts';
import type { Currency } from '@nibras/contract/site/site.ts';
import { eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { only } from '#platform/database/only.ts';
import { coupons, courses } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { changeSelling } from '../change-selling.ts';
import {
  type CouponSnapshot,
  columnsOf,
  isTaken,
  lockCoupon,
  setCouponCourses,
} from './coupon-snapshot.ts';

type Services = Pick<Platform, 'db' | 'now' | 'settings'>;
type Written = Omit<CouponSnapshot, 'active' | 'deletedAt'>;

/** What the audit log tells of a coupon. */
export const subjectOf = (id: number, code: string) => ({
  kind: 'coupon',
  itemId: id,
  name: code,
  changed: [`coupon:${id}`],
});

/** The values of a form as they are stored. @throws AppError invalid-input by field */
async function written(db: Queryable, body: CouponBody, currency: Currency): Promise<Written> {
  const isAmount = body.kind === 'amount';
  const amount = isAmount ? toMinor(body.amount ?? '', currency) : undefined;
  if (isAmount && !amount) {
    throw new AppError('invalid-input', {
      errors: { amount: ['اكتب مبلغًا أكبر من صفر، بكسور لا تزيد على كسور العملة.'] },
    });
  }
  const wanted = [...new Set(body.courses)];
  const known = await db.$count(
    courses,
    sql`${courses.id} = any(${sql.param(wanted)}::int[]) and ${courses.deletedAt} is null`,
  );
  if (known < wanted.length) {
    throw new AppError('invalid-input', {
      errors: { courses: ['أحد هذه الكورسات لم يعد موجودًا.'] },
    });
  }
  return {
    code: body.code,
    kind: body.kind,
    percent: isAmount ? null : body.percent,
    amount: amount ?? null,
    currency: isAmount ? currency : null,
    startsAt: body.starts_at,
    endsAt: body.ends_at,
    maxUses: body.max_uses,
    oncePerPerson: body.once_per_person,
    courses: wanted,
  };
}

/** Two makers of one code wait for each other, so that the second is told, and does not fail. */
const lockCodes = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('coupon codes'))`);

/**
 * Makes a coupon, which holds at once.
 * @throws AppError forbidden, coupon-taken, invalid-input
 */
export function makeCoupon(
  { settings, ...services }: Services,
  { caller, body }: { caller: Person; body: CouponBody },
): Promise<{ result: number; undo: number }> {
  return changeSelling(services, caller, async (tx, now) => {
    await lockCodes(tx);
    const { courses: chosen, ...values } = await written(tx, body, settings().currency);
    if (await isTaken(tx, values.code)) throw new AppError('coupon-taken');
    const snapshot = { ...values, courses: chosen, active: true, deletedAt: null };
    const made = { ...columnsOf(snapshot), createdBy: caller.id, createdAt: now };
    const { id } = only(await tx.insert(coupons).values(made).returning({ id: coupons.id }));
    await setCouponCourses(tx, id, chosen);
    const details = { undo: {} };
    return { result: id, entry: { action: 'coupon-made', ...subjectOf(id, values.code), details } };
  });
}

/**
 * Changes a coupon. Purchases that hold it keep the discount that they have.
 * @throws AppError forbidden, coupon-not-found also for one in the bin, coupon-taken, invalid-input
 */
export function saveCoupon(
  { settings, ...services }: Services,
  { caller, id, body }: { caller: Person; id: number; body: CouponBody },
): Promise<{ undo: number }> {
  return changeSelling(services, caller, async (tx) => {
    await lockCodes(tx);
    const before = await lockCoupon(tx, id);
    if (before.deletedAt !== null) throw new AppError('coupon-not-found');
    const values = await written(tx, body, settings().currency);
    if (await isTaken(tx, values.code, id)) throw new AppError('coupon-taken');
    const after = { ...before, ...values };
    await tx.update(coupons).set(columnsOf(after)).where(eq(coupons.id, id));
    await setCouponCourses(tx, id, after.courses);
    const renamed = before.code === after.code ? {} : { name: before.code };
    const details = { ...renamed, undo: before };
    return {
      result: undefined,
      entry: { action: 'coupon-changed', ...subjectOf(id, after.code), details },
    };
  });
}
