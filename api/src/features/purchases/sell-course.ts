import type { Currency } from '@nibras/contract/site.ts';
import { creditOf } from '#features/credit/index.ts';
import type { SellCourse } from '#features/enrolment/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { SecretStore } from '#platform/secrets/secret-settings.ts';
import { openPurchase } from './open-purchase.ts';

/** What something in a currency can be paid by now: channels, gateways. */
type OfferedWays = (store: SecretStore, currency: Currency) => Promise<readonly unknown[]>;

/**
 * Opens the purchase of a course for somebody who wants to join it. The ways to pay build on purchases, so the questions for
 * them are passed in (`features.ts`).
 * @throws AppError course-not-found, course-is-free, already-enrolled; not-for-sale where nothing can be paid
 */
export const createSale =
  (...ways: readonly OfferedWays[]): SellCourse =>
  async (platform, { person, course }) => {
    const { db } = platform;
    const { currency } = platform.settings();
    const offered = await Promise.all(ways.map((way) => way(platform, currency)));
    const canPay =
      offered.some(({ length }) => length > 0) || (await creditOf(db, person, currency)) > 0;
    if (!canPay) throw new AppError('not-for-sale');
    const { id, state } = await openPurchase(platform, { person, courses: [course] });
    return { purchase: id, isPaid: state === 'paid' };
  };
