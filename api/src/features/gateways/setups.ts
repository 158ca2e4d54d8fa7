import type { Gateway } from '@nibras/contract/purchases.ts';
import { gatewayKeyNames } from '@nibras/contract/studio/gateways.ts';
import { eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { settings } from '#platform/database/schema/index.ts';
import type { Keys } from './adapter.ts';
import { adapters } from './adapters.ts';

/** What the provider has set of one gateway. It is a row of `settings`, never part of drafts, versions or the log. */
export interface GatewaySetup {
  keys: Partial<Keys>;
  active: boolean;
  /** When a test of the provider was paid with these keys, as ISO text. */
  testedAt: string | null;
  /** Since when the keys are as they are; null for no keys. */
  keysAt: string | null;
}

interface StoredSetups {
  present: GatewaySetup;
  before: GatewaySetup;
}

/** Before the provider has entered anything. */
export const noSetup: GatewaySetup = { keys: {}, active: false, testedAt: null, keysAt: null };
const rowName = (gateway: Gateway) => `gateway:${gateway}`;

export async function storedSetups(db: Queryable, gateway: Gateway): Promise<StoredSetups> {
  const [row] = await db
    .select()
    .from(settings)
    .where(eq(settings.name, rowName(gateway)));
  const stored = row?.value as Partial<StoredSetups> | undefined;
  return { present: { ...noSetup, ...stored?.present }, before: { ...noSetup, ...stored?.before } };
}

/** The set-up that holds now. Read at each use, so that a change holds at once in every process. */
export const setupOf = async (db: Queryable, gateway: Gateway): Promise<GatewaySetup> =>
  (await storedSetups(db, gateway)).present;

/** Stores a set-up; the caller holds the lock. */
export async function storeSetups(
  db: Queryable,
  gateway: Gateway,
  value: StoredSetups,
): Promise<void> {
  await db
    .insert(settings)
    .values({ name: rowName(gateway), value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}

/** One change after another, so that each keeps the one before it. */
export const lockSetup = (tx: Transaction, gateway: Gateway) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${rowName(gateway)}))`);

/** Every key, with empty texts for those that are missing. */
export const allKeys = ({ keys }: GatewaySetup): Keys =>
  Object.fromEntries(gatewayKeyNames.map((name) => [name, keys[name] ?? ''])) as Keys;

/** The keys of a gateway; null while one is missing. */
export function completeKeys(gateway: Gateway, setup: GatewaySetup): Keys | null {
  const keys = allKeys(setup);
  const names = Object.keys(adapters[gateway].keys) as (keyof Keys)[];
  return names.every((name) => keys[name] !== '') ? keys : null;
}
