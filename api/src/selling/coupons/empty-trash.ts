import { content as limits } from '@nibras/contract/limits.ts';
import { sql } from 'drizzle-orm';
import type { Platform } from '#platform/platform.ts';

/**
 * Deletes coupons and bundles that have been in the trash for thirty days, unless a person has bought with them: purchases go
 * on saying what they were.
 */
export async function emptySellingTrash({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - limits.trashFor).toISOString();
  await db.execute(sql`delete from coupons where deleted_at < ${before}::timestamptz
    and not exists (select from purchases where coupon_id = coupons.id)`);
  await db.execute(sql`delete from bundles where deleted_at < ${before}::timestamptz
    and not exists (select from purchase_lines where bundle_id = bundles.id)`);
}
