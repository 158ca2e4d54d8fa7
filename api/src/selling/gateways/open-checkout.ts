import { gatewaySetups as limits } from '@nibras/contract/limits.ts';
import type { Gateway } from '@nibras/contract/selling/purchases/shapes.ts';
import { checkouts } from '#platform/database/schema/index.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { dueOf, keepOpen, purchaseForOwner, type ShownPurchase } from '#selling/purchases/index.ts';
import { adapters } from './adapters.ts';
import { callGateway } from './call-gateway.ts';
import { payerOf, reusableCheckout } from './checkout-queries.ts';
import { nextCheck } from './next-check.ts';
import { isOffered } from './offered.ts';
import { sessionReference } from './reference.ts';
import { completeKeys, setupOf } from './setups.ts';

interface OpenCheckout {
  person: number;
  purchase: number;
  way: Gateway;
  /** The site's address. */
  origin: string;
}

/** So much time must be left to pay on a page that was opened before. */
const leisure = 10 * 60_000;

/** A price does not hold for ever, however often a person opens the page. */
const lastMoment = ({ createdAt, expiresAt }: ShownPurchase['purchase'], wanted: number) =>
  new Date(
    Math.min(wanted, Math.max(expiresAt.getTime(), createdAt.getTime() + limits.longestOpen)),
  );

const titleOf = ({ lines }: ShownPurchase) =>
  lines
    .map(({ line }) => line.name)
    .join('، ')
    .slice(0, 120);

/** A purchase of the person that waits for money. @throws AppError purchase-not-found, purchase-not-open */
async function payable({ db, now }: Platform, { person, purchase: id }: OpenCheckout) {
  const shown = orThrow(await purchaseForOwner(db, { person, id }), 'purchase-not-found');
  const { state, expiresAt } = shown.purchase;
  if (state !== 'open' || expiresAt <= now()) throw new AppError('purchase-not-open');
  return shown;
}

/**
 * Opens a gateway's page for a purchase, or the one of before. The purchase stays open as long as money can come from there.
 * @returns the page's address
 * @throws AppError purchase-not-found, purchase-not-open, gateway-not-ready, gateway-refused, gateway-silent
 */
export async function openCheckout(platform: Platform, wanted: OpenCheckout): Promise<string> {
  const { db, config, now } = platform;
  const { way, person, origin } = wanted;
  const shown = await payable(platform, wanted);
  const { id, reference, currency } = shown.purchase;
  const amount = dueOf(shown.purchase);
  const setup = await setupOf(platform, way);
  const keys = completeKeys(way, setup);
  const adapter = adapters[way];
  if (!keys || !isOffered(way, setup, currency) || !adapter.takes(amount, currency)) {
    throw new AppError('gateway-not-ready');
  }
  const time = now();
  const like = { purchaseId: id, gateway: way, amount, currency };
  const until = new Date(time.getTime() + leisure);
  const before = await reusableCheckout(db, { ...like, until });
  if (before) return before.url;
  const payer = await payerOf(db, person);
  const opened = await callGateway(platform, { gateway: way, keys }, (vendor) =>
    adapter.createCheckout(vendor, {
      reference: sessionReference(reference),
      title: titleOf(shown),
      amount,
      currency,
      payer,
      returnUrl: `${origin}/checkout/${id}?from=${way}`,
      eventUrl: `${config.apiBaseUrl || origin}/api/gateways/${way}/notice`,
      expiresAt: lastMoment(shown.purchase, time.getTime() + adapter.checkoutLasts),
      now: time,
    }),
  );
  await db.transaction(async (tx) => {
    await keepOpen(tx, { purchase: id, until: opened.expiresAt });
    const nextCheckAt = nextCheck({ state: 'open', checks: 0, createdAt: time, ...opened }, time);
    await tx.insert(checkouts).values({ ...like, ...opened, createdAt: time, nextCheckAt });
  });
  return opened.url;
}
