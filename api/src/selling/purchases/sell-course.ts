import type { Currency } from '@nibras/contract/site/site.ts';
import type { SellCourse } from '#learning/enrolment/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import type { SecretStore } from '#platform/secrets/secret-settings.ts';
import { creditOf } from '#selling/credit/index.ts';
import { openPurchase } from './open-purchase.ts';

/** What something in a currency can be paid by now: channels, gateways. */
type OfferedWays = (store: SecretStore, currency: Currency) => Promise<readonly unknown[]>;

type Store = Parameters<OfferedWays>[0];

/**
 * Whether the user can pay for something now: by a payment method, or with credit. The payment methods build on purchases, so
 * the questions for them are passed in (`features.ts`).
 * @returns the question; its person is null for a visitor
 */
export const createCanPay =
  (...ways: readonly OfferedWays[]) =>
  async (
    platform: Store & Pick<Platform, 'db' | 'settings'>,
    person: number | null,
  ): Promise<boolean> => {
    const { currency } = platform.settings();
    const offered = await Promise.all(ways.map((way) => way(platform, currency)));
    if (offered.some(({ length }) => length > 0)) return true;
    return person !== null && (await creditOf(platform.db, person, currency)) > 0;
  };

/**
 * Opens the purchase of a course for a person who wants to join it.
 * @throws AppError course-not-found, course-is-free, already-enrolled; not-for-sale where nothing can be paid
 */
export const createSale =
  (canPay: ReturnType<typeof createCanPay>): SellCourse =>
  async (platform, { person, course }) => {
    if (!(await canPay(platform, person))) throw new AppError('not-for-sale');
    const { id, state } = await openPurchase(platform, { person, courses: [course] });
    return { purchase: id, isPaid: state === 'paid' };
  };
