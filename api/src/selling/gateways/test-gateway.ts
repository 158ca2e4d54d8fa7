import type { Gateway } from '@nibras/contract/selling/purchases/shapes.ts';
import { checkouts } from '#platform/database/schema/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { adapters } from './adapters.ts';
import { callGateway } from './call-gateway.ts';
import { payerOf } from './checkout-queries.ts';
import { nextCheck } from './next-check.ts';
import { sessionReference } from './reference.ts';
import { completeKeys, setupOf } from './setups.ts';

/**
 * Opens a gateway's page for the smallest amount, which the provider pays to see that everything works. It buys nothing, and is
 * in no receipt or sum.
 * @returns the page's address
 * @throws AppError gateway-keys-missing, gateway-wrong-currency, gateway-refused, gateway-silent
 */
export async function testGateway(
  platform: Platform,
  { person, gateway, origin }: { person: number; gateway: Gateway; origin: string },
): Promise<string> {
  const { db, config, now, settings } = platform;
  const { currency, siteName } = settings();
  const adapter = adapters[gateway];
  const keys = completeKeys(gateway, await setupOf(platform, gateway));
  if (!keys) throw new AppError('gateway-keys-missing');
  if (!adapter.currencies.includes(currency)) throw new AppError('gateway-wrong-currency');
  const time = now();
  const amount = adapter.testAmount(currency);
  const payer = await payerOf(db, person);
  const opened = await callGateway(platform, { gateway, keys }, (vendor) =>
    adapter.createCheckout(vendor, {
      reference: sessionReference('TEST'),
      title: `تجربة الدفع في ${siteName}`,
      amount,
      currency,
      payer,
      returnUrl: `${origin}/studio/selling/gateways?tested=${gateway}`,
      eventUrl: `${config.apiBaseUrl || origin}/api/gateways/${gateway}/notice`,
      expiresAt: new Date(time.getTime() + adapter.checkoutLasts),
      now: time,
    }),
  );
  const nextCheckAt = nextCheck({ state: 'open', checks: 0, createdAt: time, ...opened }, time);
  await db
    .insert(checkouts)
    .values({ gateway, amount, currency, isTest: true, ...opened, createdAt: time, nextCheckAt });
  return opened.url;
}
