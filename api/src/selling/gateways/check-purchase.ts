import type { CheckAnswer } from '@nibras/contract/selling/gateways/shapes.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { purchaseForOwner } from '#selling/purchases/index.ts';
import { askGateway, postpone } from './ask-gateway.ts';
import { openCheckouts } from './checkout-queries.ts';

/** A session is not asked about more often than this, in milliseconds. */
const pause = 2_000;

/**
 * Asks the gateways of a purchase now, for a person who comes back from one. A gateway that does not answer is asked again by
 * itself later.
 * @throws AppError purchase-not-found
 */
export async function checkPurchase(
  platform: Platform,
  { person, purchase: id }: { person: number; purchase: number },
): Promise<CheckAnswer> {
  const { db, now } = platform;
  orThrow(await purchaseForOwner(db, { person, id }), 'purchase-not-found');
  const before = new Date(now().getTime() - pause);
  const sessions = await openCheckouts(db, id);
  const due = sessions.filter(({ checkedAt }) => checkedAt === null || checkedAt < before);
  await Promise.all(
    due.map((row) => askGateway(platform, row).catch((error) => postpone(platform, row, error))),
  );
  const { purchase } = orThrow(await purchaseForOwner(db, { person, id }), 'purchase-not-found');
  const isOpen = purchase.state === 'open';
  const waiting = isOpen && (await openCheckouts(db, id)).length > 0;
  return { state: purchase.state, waiting };
}
