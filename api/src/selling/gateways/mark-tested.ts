import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { lockSetup } from '#platform/resource/change-setup.ts';
import type { VendorPayment } from './adapter.ts';
import { adapters } from './adapters.ts';
import type { CheckoutRow } from './checkout-queries.ts';
import { completeKeys, setupName, setupOf, storeSetup } from './setups.ts';

/** Marks a gateway as tested, once a test of the provider was paid, as asked, with the keys of now and real money. */
export async function markTested(
  { vault, now }: Pick<Platform, 'vault' | 'now'>,
  tx: Transaction,
  { session, payment }: { session: CheckoutRow; payment: VendorPayment },
): Promise<void> {
  const { gateway, amount, currency, createdAt } = session;
  if (payment.amount !== amount || payment.currency !== currency) return;
  await lockSetup(tx, setupName(gateway));
  const store = { db: tx, vault };
  const present = await setupOf(store, gateway);
  const keys = completeKeys(gateway, present);
  if (!keys || adapters[gateway].modeOf(keys) !== 'live' || present.testedAt) return;
  if (present.keysAt !== null && createdAt < new Date(present.keysAt)) return;
  const tested = { ...present, testedAt: now().toISOString() };
  await storeSetup(store, gateway, tested);
}
