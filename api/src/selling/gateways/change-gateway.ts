import type {
  GatewayBody,
  GatewayKeyName,
} from '@nibras/contract/selling/gateways/studio/shapes.ts';
import type { Gateway } from '@nibras/contract/selling/purchases/shapes.ts';
import type { Currency } from '@nibras/contract/site/site.ts';
import type { Transaction } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { changeSetup, lockSetup } from '#platform/resource/change-setup.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import type { Keys } from './adapter.ts';
import { adapters } from './adapters.ts';
import {
  completeKeys,
  type GatewaySetup,
  noSetup,
  setupName,
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

interface GatewayChange {
  /** What the log says of it. */
  what: 'keys' | 'removed' | 'on' | 'off';
  next(present: GatewaySetup): GatewaySetup;
  /** Whether it can be undone: only a switch, since the keys before are gone. */
  undoable?: true;
}

/**
 * Stores the next set-up of a gateway. The log stores what was changed, and no key.
 * @returns the log's entry by which it can be undone, or null
 */
async function change(
  platform: Changing,
  { person, gateway }: Change,
  { what, next, undoable }: GatewayChange,
): Promise<number | null> {
  const entry = await changeSetup(platform, {
    person,
    name: setupName(gateway),
    action: 'gateway-changed',
    read: (tx) => setupOf({ db: tx, vault: platform.vault }, gateway),
    next,
    store: (tx, setup) => storeSetup({ db: tx, vault: platform.vault }, gateway, setup),
    details: (_, { active }) => ({
      gateway,
      what,
      ...(undoable && { undo: { gateway, active } }),
    }),
  });
  return undoable ? entry : null;
}

/**
 * Sets keys of a gateway; absent and empty ones stay as they are. With other keys it counts as not tested, and with an
 * incomplete set it is off.
 * @returns null: it cannot be undone
 * @throws AppError invalid-input
 */
export async function changeKeys(
  platform: Changing,
  { keys, ...of }: Change & { keys: GatewayBody['keys'] },
): Promise<number | null> {
  requireKeys(of.gateway, keys);
  const given = Object.entries(keys).filter(([, value]) => value !== '');
  return change(platform, of, {
    what: 'keys',
    next(present) {
      const isNew = given.some(([name, value]) => present.keys[name as GatewayKeyName] !== value);
      if (!isNew) return present;
      const merged: Partial<Keys> = { ...present.keys, ...Object.fromEntries(given) };
      return { ...present, keys: merged, testedAt: null, keysAt: platform.now().toISOString() };
    },
  });
}

/** Removes the keys, and so switches the gateway off. @returns null: it cannot be undone */
export const removeKeys = (platform: Changing, of: Change): Promise<number | null> =>
  change(platform, of, { what: 'removed', next: () => noSetup });

/**
 * Switches a gateway on or off. Sessions that are open can still be paid.
 * @returns the log's entry, or null where nothing has changed
 * @throws AppError gateway-keys-missing, gateway-wrong-currency
 */
export const switchGateway = (
  platform: Changing,
  { active, currency, ...of }: Change & { active: boolean; currency: Currency },
): Promise<number | null> =>
  change(platform, of, {
    what: active ? 'on' : 'off',
    undoable: true,
    next(present) {
      if (active && !completeKeys(of.gateway, present)) throw new AppError('gateway-keys-missing');
      if (active && !adapters[of.gateway].currencies.includes(currency)) {
        throw new AppError('gateway-wrong-currency');
      }
      return { ...present, active };
    },
  });

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
  await lockSetup(tx, setupName(gateway));
  const store = { db: tx, vault };
  const present = await setupOf(store, gateway);
  const canBe = active && completeKeys(gateway, present) !== null;
  await storeSetup(store, gateway, { ...present, active: canBe });
}
