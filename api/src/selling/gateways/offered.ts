import { type Gateway, gateways } from '@nibras/contract/selling/purchases/shapes.ts';
import type { Currency } from '@nibras/contract/site/site.ts';
import type { SecretStore } from '#platform/secrets/secret-settings.ts';
import { adapters } from './adapters.ts';
import { completeKeys, type GatewaySetup, setupOf } from './setups.ts';

/** Whether buyers are offered a gateway: it is on, its keys move real money, and it takes the currency. */
export function isOffered(gateway: Gateway, setup: GatewaySetup, currency: Currency): boolean {
  const keys = completeKeys(gateway, setup);
  const { currencies, modeOf } = adapters[gateway];
  return setup.active && keys !== null && modeOf(keys) === 'live' && currencies.includes(currency);
}

/** The gateways by which something in a currency can be paid. */
export async function offeredGateways(store: SecretStore, currency: Currency): Promise<Gateway[]> {
  const setups = await Promise.all(gateways.map((gateway) => setupOf(store, gateway)));
  return gateways.filter((gateway, index) => {
    const setup = setups[index];
    return setup !== undefined && isOffered(gateway, setup, currency);
  });
}

/** The offered gateways for a purchase; `ready` is false for those that cannot charge its amount. */
export async function gatewayWays(
  store: SecretStore,
  { currency, amount }: { currency: Currency; amount: number },
): Promise<{ way: Gateway; ready: boolean }[]> {
  const offered = await offeredGateways(store, currency);
  return offered.map((way) => ({ way, ready: adapters[way].takes(amount, currency) }));
}
