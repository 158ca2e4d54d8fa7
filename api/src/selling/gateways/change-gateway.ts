import type {
  GatewayBody,
  GatewayKeyName,
} from '@nibras/contract/selling/gateways/studio/shapes.ts';
import type { Gateway } from '@nibras/contract/selling/purchases/shapes.ts';
import type { Currency } from '@nibras/contract/site/site.ts';
import { writeEntry } from '#platform/audit/write-entry.ts';
import type { Transaction } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import type { Keys } from './adapter.ts';
import { adapters } from './adapters.ts';
import {
  completeKeys,
  type GatewaySetup,
  lockSetup,
  noSetup,
  setupOf,
  storeSetup,
} from './setups.ts';

type Changing = Pick<Platform, 'db' | 'vault' | 'now'>;
type Change = { person: number; gateway: Gateway };

const wrong = 'هذا لا يشبه ما تعطيه البوابة. انسخه كاملًا من لوحتها، دون زيادة.';

/** @throws AppError invalid-input naming each key that does not look like the gateway's */
function requireKeys(gateway: Gateway, keys: GatewayBody['keys']): void {
  const forms: Partial<Record<GatewayKeyName, RegExp>> = adapters[gateway].keys;
  const bad = Object.entries(keys).filter(([name, value]) => {
    const form = forms[name as GatewayKeyName];
    return !form || (value !== '' && !form.test(value));
  });
  if (bad.length === 0) return;
  const errors = Object.fromEntries(bad.map(([name]) => [name, [wrong]]));
  throw new AppError('invalid-input', { errors });
}

const isSame = (one: GatewaySetup, other: GatewaySetup) =>
  JSON.stringify(one) === JSON.stringify(other);

/** What the log is told of a change; `active` is what an undo of a switch restores. */
type What = { what: 'keys' | 'removed' } | { what: 'on' | 'off'; active: boolean };

/**
 * Stores the next set-up of a gateway. The log is told what was changed, and no key. Keys are secrets: those before are gone, so
 * only a switch can be undone.
 */
async function change(
  { db, vault, now }: Changing,
  { person, gateway }: Change,
  next: (present: GatewaySetup) => { setup: GatewaySetup; done: What },
): Promise<number | null> {
  return db.transaction(async (tx) => {
    await lockSetup(tx, gateway);
    const store = { db: tx, vault };
    const present = await setupOf(store, gateway);
    const { setup, done } = next(present);
    if (isSame(present, setup)) return null;
    await storeSetup(store, gateway, setup);
    const undo = 'active' in done && { undo: { gateway, active: done.active } };
    const entry = await writeEntry(tx, {
      person,
      action: 'gateway-changed',
      kind: 'settings',
      itemId: 0,
      details: { gateway, what: done.what, ...undo },
      changed: [`settings:0:gateway:${gateway}`],
      now: now(),
    });
    return undo ? entry : null;
  });
}

/**
 * Sets keys of a gateway; absent and empty ones stay as they are. With other keys it counts as not tested, and with an
 * incomplete set it is off.
 * @returns the log's entry, or null where nothing has changed
 * @throws AppError invalid-input
 */
export async function changeKeys(
  platform: Changing,
  { keys, ...of }: Change & { keys: GatewayBody['keys'] },
): Promise<number | null> {
  requireKeys(of.gateway, keys);
  const given = Object.entries(keys).filter(([, value]) => value !== '');
  return change(platform, of, (present) => {
    const merged: Partial<Keys> = { ...present.keys, ...Object.fromEntries(given) };
    const isNew = given.some(([name, value]) => present.keys[name as GatewayKeyName] !== value);
    if (!isNew) return { setup: present, done: { what: 'keys' } };
    const setup = {
      ...present,
      keys: merged,
      testedAt: null,
      keysAt: platform.now().toISOString(),
    };
    return { setup, done: { what: 'keys' } };
  });
}

/** Removes the keys, and so switches the gateway off. @returns the log's entry, or null */
export const removeKeys = (platform: Changing, of: Change): Promise<number | null> =>
  change(platform, of, () => ({ setup: noSetup, done: { what: 'removed' } }));

/**
 * Switches a gateway on or off. Sessions that are open can still be paid.
 * @returns the log's entry, or null where nothing has changed
 * @throws AppError gateway-keys-missing, gateway-wrong-currency
 */
export async function switchGateway(
  platform: Changing,
  { active, currency, ...of }: Change & { active: boolean; currency: Currency },
): Promise<number | null> {
  return change(platform, of, (present) => {
    if (active && !completeKeys(of.gateway, present)) throw new AppError('gateway-keys-missing');
    if (active && !adapters[of.gateway].currencies.includes(currency)) {
      throw new AppError('gateway-wrong-currency');
    }
    const what = active ? 'on' : 'off';
    return { setup: { ...present, active }, done: { what, active: present.active } };
  });
}

/** Undoes a switch. A gateway whose keys were removed since stays off. */
export async function undoSwitch({
  tx,
  vault,
  data: { gateway, active },
}: {
  tx: Transaction;
  vault: Vault;
  data: { gateway: Gateway; active: boolean };
}): Promise<void> {
  await lockSetup(tx, gateway);
  const store = { db: tx, vault };
  const present = await setupOf(store, gateway);
  const canBe = active && completeKeys(gateway, present) !== null;
  await storeSetup(store, gateway, { ...present, active: canBe });
}
