import type { SellingSetupFields } from '@nibras/contract/selling/settings/studio/shapes.ts';
import { sql } from 'drizzle-orm';
import { writeEntry } from '#platform/audit/write-entry.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import {
  sellingSetup,
  storedSellingSetups,
  storeSellingSetup,
} from '#platform/selling/selling-setup.ts';
import { setupOf } from './present-selling.ts';

/** One change after another, so that each keeps the one before it. */
const lock = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('selling set-up'))`);

/**
 * Sets how the provider sells, for every purchase and receipt from now on. Purchases that are open keep their prices.
 * @returns the log's entry, or null where nothing has changed
 */
export async function changeSelling(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { person, fields }: { person: number; fields: SellingSetupFields },
): Promise<number | null> {
  return db.transaction(async (tx) => {
    await lock(tx);
    const next = setupOf(fields);
    const before = await sellingSetup(tx);
    if (Object.entries(next).every(([key, value]) => before[key as keyof typeof next] === value)) {
      return null;
    }
    await storeSellingSetup(tx, next);
    return writeEntry(tx, {
      person,
      action: 'selling-changed',
      kind: 'settings',
      itemId: 0,
      details: { undo: {} },
      changed: ['settings:0:selling'],
      now: now(),
    });
  });
}

/** Undoes the last change. */
export async function restoreSelling(tx: Transaction): Promise<void> {
  await lock(tx);
  const { before } = await storedSellingSetups(tx);
  await storeSellingSetup(tx, before);
}
