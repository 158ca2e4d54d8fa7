import type { PurchaseState } from '@nibras/contract/selling/purchases/shapes.ts';
import type { Currency } from '@nibras/contract/site/site.ts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { purchaseLines, purchases } from '#platform/database/schema/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { sellingSetup } from '#platform/selling/selling-setup.ts';
import { isGain } from './access-end.ts';
import { lockBuyer } from './lock-purchase.ts';
import { payNothingDue } from './pay-nothing-due.ts';
import { type Priced, priceLines, type WantedLine, wantedLines } from './price-lines.ts';
import { findOpen, ownedAmong, type PurchaseRow } from './queries.ts';
import { newReference } from './reference.ts';
import { repricePurchase } from './reprice-purchase.ts';
import type { Services } from './services.ts';
import { withTypedCoupon } from './with-typed-coupon.ts';

const hour = 60 * 60 * 1000;

interface Wanted {
  person: number;
  courses: readonly number[];
  bundle?: number | undefined;
  coupon?: string | undefined;
}

/** Those that would give the person something. @throws AppError already-enrolled, bundle-owned */
async function withoutOwned(
  tx: Transaction,
  { person, lines }: { person: number; lines: readonly WantedLine[] },
): Promise<WantedLine[]> {
  const ids = lines.map(({ course }) => course);
  const owned = await ownedAmong(tx, person, ids);
  const isBundle = lines.some(({ bundle }) => bundle !== null);
  const left = lines.filter((line) => isGain(line, { present: owned.get(line.course) }));
  // Of a bundle one buys what is missing; a course that was named is not left out silently.
  if (left.length === 0 || (!isBundle && left.length < lines.length)) {
    throw new AppError(isBundle ? 'bundle-owned' : 'already-enrolled');
  }
  return left;
}

/** A purchase can be paid for so long, and never after what it sells has ended. */
const expiryOf = (lines: readonly WantedLine[], now: Date, openFor: number): Date =>
  new Date(
    Math.min(
      now.getTime() + openFor * hour,
      ...lines.map(({ accessUntil }) => accessUntil?.getTime() ?? Number.POSITIVE_INFINITY),
    ),
  );

/** Inserts a purchase under a reference that is free. */
async function insertPurchase(
  tx: Transaction,
  values: Omit<typeof purchases.$inferInsert, 'reference'> & { currency: Currency },
): Promise<PurchaseRow> {
  for (;;) {
    const [row] = await tx
      .insert(purchases)
      .values({ ...values, reference: newReference() })
      .onConflictDoNothing({ target: purchases.reference })
      .returning();
    if (row) return { ...row, currency: values.currency };
  }
}

async function addPurchase(
  tx: Transaction,
  {
    person,
    currency,
    lines,
    priced,
    now,
  }: {
    person: number;
    currency: Currency;
    lines: readonly WantedLine[];
    priced: Priced;
    now: Date;
  },
): Promise<PurchaseRow> {
  const { openFor } = await sellingSetup(tx);
  const { lines: amounts, ...sums } = priced;
  const purchase = await insertPurchase(tx, {
    personId: person,
    currency,
    ...sums,
    createdAt: now,
    expiresAt: expiryOf(lines, now, openFor),
  });
  await tx.insert(purchaseLines).values(
    lines.map(({ course, bundle, ...line }, index) => ({
      ...line,
      ...(amounts[index] ?? { discount: 0, total: 0 }),
      purchaseId: purchase.id,
      courseId: course,
      bundleId: bundle,
    })),
  );
  return purchase;
}

async function stateOf(tx: Transaction, id: number): Promise<PurchaseState> {
  const [row] = await tx
    .select({ state: purchases.state })
    .from(purchases)
    .where(eq(purchases.id, id));
  return row?.state ?? 'open';
}

/**
 * Opens a purchase of courses or of a bundle at the prices of now. An open one of the same things at the same prices is
 * used again, with its coupon unless another one is named. What costs nothing is paid at once.
 * @throws AppError course-not-found, bundle-not-found, course-is-free, not-for-sale, already-enrolled, bundle-owned, coupon-…
 */
export async function openPurchase(
  platform: Services,
  { person, bundle, coupon, ...wanted }: Wanted,
): Promise<{ id: number; state: PurchaseState }> {
  const now = platform.now();
  const { currency } = platform.settings();
  return withTypedCoupon(platform, { person, coupon }, async (tx) => {
    await lockBuyer(tx, person);
    const found = await wantedLines(tx, { person, courses: wanted.courses, bundle, currency, now });
    const lines = await withoutOwned(tx, { person, lines: found });
    const open = await findOpen(tx, { person, currency, lines, now });
    if (open !== null) {
      await repricePurchase(platform, tx, { id: open, coupon });
      return { id: open, state: await stateOf(tx, open) };
    }
    const pricing = { person, lines, coupon: coupon ?? null, currency, now };
    const priced = await priceLines(tx, pricing);
    const purchase = await addPurchase(tx, { person, currency, lines, priced, now });
    await payNothingDue(platform, tx, purchase);
    return { id: purchase.id, state: await stateOf(tx, purchase.id) };
  });
}
