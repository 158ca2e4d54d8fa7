import type { Currency } from '@nibras/contract/site/site.ts';
import { eq } from 'drizzle-orm';
import { checkouts } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import { VendorError } from './adapter.ts';
import { adapters } from './adapters.ts';
import type { CheckoutRow } from './checkout-queries.ts';
import { nextCheck } from './next-check.ts';
import { settleStatus } from './settle-status.ts';
import { completeKeys, setupOf } from './setups.ts';
import { openVendor } from './vendor.ts';

/**
 * Asks a gateway how a session stands, and writes down what it says: the only way in which money comes in here.
 * @param options.transaction the gateway's transaction of which a webhook event has told
 * @throws VendorError where the gateway does not say
 */
export async function askGateway(
  platform: Platform,
  { gateway, vendorId, currency, id }: CheckoutRow,
  { transaction }: { transaction?: string | undefined } = {},
): Promise<void> {
  const { db, config } = platform;
  const keys = completeKeys(gateway, await setupOf(platform, gateway));
  if (!keys) throw new VendorError('silent', `${gateway} has no keys`);
  const status = await adapters[gateway].fetchStatus(openVendor(config, gateway, keys), {
    vendorId,
    currency: currency as Currency,
    ...(transaction && { transaction }),
  });
  await db.transaction((tx) => settleStatus(platform, tx, { checkout: id, status }));
}

/** Asks later, after a gateway that did not say how a session stands. */
export async function postpone(
  { db, now, log }: Pick<Platform, 'db' | 'now' | 'log'>,
  row: CheckoutRow,
  error: unknown,
): Promise<void> {
  log.warn({ err: error, gateway: row.gateway, checkout: row.id }, 'a gateway told no status');
  const time = now();
  const checks = row.checks + 1;
  const nextCheckAt = nextCheck({ ...row, checks }, time);
  const state = row.state === 'open' && nextCheckAt === null ? 'ended' : row.state;
  await db.update(checkouts).set({ checks, nextCheckAt, state }).where(eq(checkouts.id, row.id));
}
