import { sql } from 'drizzle-orm';
import { type JobWorker, jobKind, jobWorker } from '#platform/jobs/jobs.ts';
import { closePurchase } from './change-purchase.ts';
import type { Services } from './services.ts';

const sweepKind = jobKind<object>('expire-purchases');

/** Purchases of one transaction. */
const batch = 200;

/**
 * Ends open purchases whose time has run out. One with a receipt that waits for an answer stays open: its person has paid in
 * time, and waits for us.
 */
export async function expirePurchases(platform: Pick<Services, 'db' | 'now'>): Promise<void> {
  const now = platform.now();
  const expireBatch = () =>
    platform.db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: number }>(sql`select id from purchases
        where state = 'open' and expires_at <= ${now.toISOString()}::timestamptz and not exists (
          select from transfers where purchase_id = purchases.id and transfers.state in ('waiting', 'asked'))
        order by expires_at, id limit ${batch} for update skip locked`);
      for (const { id } of rows) await closePurchase(tx, id, { state: 'expired', now });
      return rows.length;
    });
  while ((await expireBatch()) === batch);
}

export const expiryWorker = (platform: Services): JobWorker =>
  jobWorker(sweepKind, () => expirePurchases(platform), '* * * * *');
