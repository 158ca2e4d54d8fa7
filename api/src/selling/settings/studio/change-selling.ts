import type { SellingSetupFields } from '@nibras/contract/selling/settings/studio/shapes.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { changeSetup, lockSetup } from '#platform/resource/change-setup.ts';
import {
  sellingSetup,
  storedSellingSetups,
  storeSellingSetup,
} from '#platform/selling/selling-setup.ts';
import { setupOf } from './present-selling.ts';

const name = 'selling';

/**
 * Sets how the provider sells, for every purchase and receipt from now on. Purchases that are open keep their prices.
 * @returns the log's entry, or null where nothing has changed
 */
export const changeSelling = (
  platform: Pick<Platform, 'db' | 'now'>,
  { person, fields }: { person: number; fields: SellingSetupFields },
): Promise<number | null> =>
  changeSetup(platform, {
    person,
    name,
    action: 'selling-changed',
    read: sellingSetup,
    next: () => setupOf(fields),
    store: storeSellingSetup,
    details: () => ({ undo: {} }),
  });

/** Undoes the last change. */
export async function restoreSelling(tx: Transaction): Promise<void> {
  await lockSetup(tx, name);
  const { before } = await storedSellingSetups(tx);
  await storeSellingSetup(tx, before);
}
