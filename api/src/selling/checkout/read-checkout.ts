import type { CheckoutAnswer } from '@nibras/contract/selling/checkout/shapes.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { creditOf } from '#selling/credit/index.ts';
import { gatewayWays } from '#selling/gateways/index.ts';
import { presentPurchase, purchaseForOwner } from '#selling/purchases/index.ts';
import { answersIn, latestTransfer, offeredChannels } from '#selling/transfers/index.ts';
import { methodsOf } from './methods-of.ts';
import { openCaseSince, receiptsOf } from './queries.ts';

interface ReadCheckout {
  person: number;
  purchase: number;
  /** Where files are read from, and what binds their addresses to the caller's cookie. */
  fileBase: string;
  proof: string | undefined;
}

/**
 * Where a purchase of the caller's stands, and how it can be paid. Others do not learn that it is there.
 * @throws AppError purchase-not-found
 */
export async function readCheckout(
  platform: Platform,
  { person, purchase: id, fileBase, proof }: ReadCheckout,
): Promise<CheckoutAnswer> {
  const { db } = platform;
  const now = platform.now();
  const shown = orThrow(await purchaseForOwner(db, { person, id }), 'purchase-not-found');
  const purchase = presentPurchase(shown);
  // Its job may come some seconds later; nobody is to pay for it meanwhile.
  if (purchase.state === 'open' && shown.purchase.expiresAt <= now) {
    purchase.state = 'expired';
    if (purchase.stage !== 'review') purchase.stage = 'expired';
  }
  const { currency, due } = purchase;
  const channels = await offeredChannels(db);
  const gateways = await gatewayWays(platform, { amount: due, currency });
  const credit = await creditOf(db, person, currency);
  const receipts = await receiptsOf(db, id);
  return {
    purchase,
    ways: methodsOf(purchase, { channels: channels.length, gateways, credit }),
    channels,
    transfer: await latestTransfer(platform, { purchase: id, person, fileBase, proof }),
    answers_in: await answersIn(db, now),
    credit,
    under_review: (await openCaseSince(db, id))?.toISOString() ?? null,
    receipts: receipts.map(({ number, kind, issuedAt }) => ({
      number,
      kind,
      issued_at: issuedAt.toISOString(),
    })),
  };
}
