import { gatewayKeyNames } from '@nibras/contract/selling/gateways/studio/shapes.ts';
import type { Gateway } from '@nibras/contract/selling/purchases/shapes.ts';
import {
  readSecretSetting,
  type SecretStore,
  storeSecretSetting,
} from '#platform/secrets/secret-settings.ts';
import type { Keys } from './adapter.ts';
import { adapters } from './adapters.ts';

/** What the provider has set of one gateway. It is a sealed row of `settings`, never part of drafts, versions or the log. */
export interface GatewaySetup {
  keys: Partial<Keys>;
  active: boolean;
  /** When a test of the provider was paid with these keys, as ISO text. */
  testedAt: string | null;
  /** Since when the keys are as they are; null for no keys. */
  keysAt: string | null;
}

/** Before the provider has entered anything. */
export const noSetup: GatewaySetup = { keys: {}, active: false, testedAt: null, keysAt: null };

/** The name of its row of `settings`, of its lock and of its changes in the log. */
export const setupName = (gateway: Gateway) => `gateway:${gateway}`;

/** The set-up that holds now. Read at each use, so that a change holds at once in every process. */
export const setupOf = async (store: SecretStore, gateway: Gateway): Promise<GatewaySetup> =>
  (await readSecretSetting<GatewaySetup>(store, setupName(gateway))) ?? noSetup;

/** Stores a set-up, or removes it without keys; the caller holds the lock of its name. */
export const storeSetup = (
  store: SecretStore,
  gateway: Gateway,
  setup: GatewaySetup,
): Promise<void> =>
  storeSecretSetting(store, setupName(gateway), Object.keys(setup.keys).length > 0 ? setup : null);

/** Every key, with empty texts for those that are missing. */
export const allKeys = ({ keys }: GatewaySetup): Keys =>
  Object.fromEntries(gatewayKeyNames.map((name) => [name, keys[name] ?? ''])) as Keys;

/** The keys of a gateway; null while one is missing. */
export function completeKeys(gateway: Gateway, setup: GatewaySetup): Keys | null {
  const keys = allKeys(setup);
  const names = Object.keys(adapters[gateway].keys) as (keyof Keys)[];
  return names.every((name) => keys[name] !== '') ? keys : null;
}
