import type { Transaction } from '#platform/database/database.ts';
import { limitCouponTries } from '#selling/coupons/index.ts';
import type { Services } from './services.ts';

/**
 * Runs a transaction that may look for a coupon that a person has typed; unknown codes are counted.
 * @throws AppError too-many-attempts, and what `work` throws
 */
export function withTypedCoupon<Result>(
  platform: Pick<Services, 'db' | 'now'>,
  { person, coupon }: { person: number; coupon: string | null | undefined },
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const run = () => platform.db.transaction(work);
  return typeof coupon === 'string' ? limitCouponTries(platform, person, run) : run();
}
