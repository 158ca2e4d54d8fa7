import type { LogAction } from '@nibras/contract/site/log/log-action.ts';
import { eq } from 'drizzle-orm';
import { coupons } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { changeSelling } from '../change-selling.ts';
import { type CouponSnapshot, columnsOf, isTaken, lockCoupon } from './coupon-snapshot.ts';
import { subjectOf } from './save-coupon.ts';

type Services = Pick<Platform, 'db' | 'now'>;
type Change = (before: CouponSnapshot, now: Date) => Partial<CouponSnapshot> | null;

/** @param change null where the coupon is so already, or cannot be */
function act(
  services: Services,
  { caller, id, action }: { caller: Person; id: number; action: LogAction },
  change: Change,
): Promise<{ undo: number }> {
  return changeSelling(services, caller, async (tx, now) => {
    const before = await lockCoupon(tx, id);
    const changed = change(before, now);
    if (changed === null) throw new AppError('wrong-state');
    const after = { ...before, ...changed };
    if (before.deletedAt !== null && (await isTaken(tx, after.code, id))) {
      throw new AppError('coupon-taken');
    }
    await tx.update(coupons).set(columnsOf(after)).where(eq(coupons.id, id));
    return {
      result: undefined,
      entry: { action, ...subjectOf(id, after.code), details: { undo: before } },
    };
  });
}

type Asked = { caller: Person; id: number };

/** @throws AppError forbidden, coupon-not-found, wrong-state */
export const switchCoupon = (
  services: Services,
  { active, ...asked }: Asked & { active: boolean },
): Promise<{ undo: number }> =>
  act(
    services,
    { ...asked, action: active ? 'coupon-switched-on' : 'coupon-switched-off' },
    (before) => (before.deletedAt !== null || before.active === active ? null : { active }),
  );

/** @throws AppError forbidden, coupon-not-found, wrong-state */
export const binCoupon = (services: Services, asked: Asked): Promise<{ undo: number }> =>
  act(services, { ...asked, action: 'coupon-binned' }, ({ deletedAt }, now) =>
    deletedAt === null ? { deletedAt: now.toISOString() } : null,
  );

/** @throws AppError forbidden, coupon-not-found, wrong-state, coupon-taken */
export const restoreCoupon = (services: Services, asked: Asked): Promise<{ undo: number }> =>
  act(services, { ...asked, action: 'coupon-restored' }, ({ deletedAt }) =>
    deletedAt === null ? null : { deletedAt: null },
  );
