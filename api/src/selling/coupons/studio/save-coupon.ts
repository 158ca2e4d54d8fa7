import { toMinor } from '@nibras/contract/money.ts';
import type { CouponBody } from '@nibras/contract/selling/coupons/studio/shapes.ts';
import type { Currency } from '@nibras/contract/site/site.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { courses } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { couponRows } from './coupon-rows.ts';

type Services = Pick<Platform, 'db' | 'now' | 'settings'>;

/** The values of a form as they are stored. @throws AppError invalid-input by field */
async function rowOf(db: Queryable, body: CouponBody, currency: Currency) {
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
      errors: { courses: [wording`{أحد|إحدى} هذه الكورسات {لم يعد موجودًا|لم تعد موجودة}.`] },
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

/**
 * Creates a coupon, which holds at once.
 * @throws AppError coupon-taken, invalid-input
 */
export const createCoupon = (
  services: Services,
  { caller, body }: { caller: Person; body: CouponBody },
): Promise<{ result: number; undo: number }> =>
  couponRows.create(services, { caller, action: 'coupon-made' }, async (tx, now) => {
    const values = await rowOf(tx, body, services.settings().currency);
    const row = { ...values, active: true, deletedAt: null };
    return { row, more: { createdBy: caller.id, createdAt: now } };
  });

/**
 * Changes a coupon. Purchases that hold it keep the discount that they have.
 * @throws AppError coupon-not-found also for one in the trash, coupon-taken, invalid-input
 */
export const saveCoupon = (
  services: Services,
  { caller, id, body }: { caller: Person; id: number; body: CouponBody },
): Promise<{ undo: number }> =>
  couponRows.change(services, { caller, id, action: 'coupon-changed' }, async (_before, tx) => ({
    row: await rowOf(tx, body, services.settings().currency),
  }));
