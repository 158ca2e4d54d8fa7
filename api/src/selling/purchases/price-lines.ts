import { toMinor } from '@nibras/contract/money.ts';
import type { Currency } from '@nibras/contract/site/site.ts';
import { and, asc } from 'drizzle-orm';
import { anyOf } from '#platform/database/any-of.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { courseOpenTo } from '#platform/database/published.ts';
import { courses } from '#platform/database/schema/index.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import { sellingSetup } from '#platform/selling/selling-setup.ts';
import { vatOf } from '#platform/selling/vat.ts';
import { bundleShares, couponFor } from '#selling/coupons/index.ts';

/** A course that is to be bought, at the price of now. */
export interface WantedLine {
  course: number;
  bundle: number | null;
  name: string;
  /** Minor units. */
  price: number;
  accessDays: number | null;
  accessUntil: Date | null;
}

const columns = {
  id: courses.id,
  name: courses.name,
  price: courses.price,
  accessDays: courses.soldDays,
  accessUntil: courses.soldUntil,
};

/** The minor units of a stored price. What has more decimals than the currency is not sold. @throws AppError not-for-sale */
function priceOf(stored: string | null, currency: Currency): number {
  return orThrow(toMinor(stored ?? '0', currency), 'not-for-sale');
}

function requireOnSale(rows: readonly { accessUntil: Date | null }[], now: Date): void {
  if (rows.some(({ accessUntil }) => accessUntil !== null && accessUntil <= now)) {
    throw new AppError('not-for-sale');
  }
}

interface Wanted {
  person: number;
  courses: readonly number[];
  currency: Currency;
  now: Date;
}

/** @throws AppError course-not-found, course-is-free, not-for-sale */
async function wantedCourses(db: Queryable, wanted: Wanted): Promise<WantedLine[]> {
  const ids = [...new Set(wanted.courses)];
  const rows = await db
    .select(columns)
    .from(courses)
    .where(and(anyOf(courses.id, ids), courseOpenTo(wanted.person)))
    .orderBy(asc(courses.id));
  if (rows.length < ids.length || ids.length === 0) throw new AppError('course-not-found');
  requireOnSale(rows, wanted.now);
  return rows.map(({ id, price, ...row }) => {
    const amount = priceOf(price, wanted.currency);
    if (amount === 0) throw new AppError('course-is-free');
    return { ...row, course: id, bundle: null, price: amount };
  });
}

/** The courses of a bundle, each at its share of the bundle's price. @throws AppError bundle-not-found */
async function wantedBundle(
  db: Queryable,
  input: { bundle: number; currency: Currency; now: Date },
): Promise<WantedLine[]> {
  const shares = await bundleShares(db, input);
  const ids = shares.map(({ course }) => course);
  const rows = await db.select(columns).from(courses).where(anyOf(courses.id, ids));
  return shares.map(({ course, price }) => {
    const { name, accessDays, accessUntil } = orThrow(
      rows.find(({ id }) => id === course),
      'bundle-not-found',
    );
    return { course, bundle: input.bundle, name, price, accessDays, accessUntil };
  });
}

/** What a person wants to buy, at the prices of now; whether they own some of it is for the caller to see. */
export const wantedLines = (
  db: Queryable,
  { bundle, ...wanted }: Wanted & { bundle: number | undefined },
): Promise<WantedLine[]> =>
  bundle === undefined ? wantedCourses(db, wanted) : wantedBundle(db, { ...wanted, bundle });

const sumOf = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0);

/** What lines cost with their discounts and the VAT. */
export interface Priced {
  lines: { discount: number; total: number }[];
  price: number;
  discount: number;
  tax: number;
  taxRate: number;
  total: number;
  couponId: number | null;
}

/**
 * Computes what lines cost: the only place where a price becomes an amount to pay.
 * @throws AppError coupon-…
 */
export async function priceLines(
  tx: Transaction,
  {
    lines,
    coupon,
    ...input
  }: {
    person: number;
    lines: readonly Pick<WantedLine, 'course' | 'price'>[];
    coupon: string | null;
    currency: Currency;
    now: Date;
    /** The open purchase that is priced; none for a new one. */
    purchase?: number;
  },
): Promise<Priced> {
  const found = coupon === null ? null : await couponFor(tx, { ...input, code: coupon, lines });
  const discounts = lines.map((_, index) => found?.discounts[index] ?? 0);
  const nets = lines.map(({ price }, index) => price - (discounts[index] ?? 0));
  const vat = vatOf(nets, await sellingSetup(tx));
  return {
    lines: lines.map((_, index) => ({
      discount: discounts[index] ?? 0,
      total: vat.lines[index] ?? 0,
    })),
    price: sumOf(lines.map(({ price }) => price)),
    discount: sumOf(discounts),
    tax: vat.tax,
    taxRate: vat.rate,
    total: vat.total,
    couponId: found?.couponId ?? null,
  };
}
