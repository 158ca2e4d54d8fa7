import type { PaymentWay } from '@nibras/contract/selling/purchases/shapes.ts';
import { eq } from 'drizzle-orm';
import { grantAccess } from '#learning/enrolment/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { payments, purchases } from '#platform/database/schema/index.ts';
import { issueReceipt } from '#selling/receipts/index.ts';
import { endOfAccess } from './access-end.ts';
import { notifyOfPurchase } from './notify-of-purchase.ts';
import { linesOf, ownedAmong, type PurchaseRow } from './queries.ts';
import type { Services } from './services.ts';

/** The part that credit has paid is a payment too, so that the payments of a purchase add up to its total. */
async function recordCredit(tx: Transaction, { id, credit, currency }: PurchaseRow, now: Date) {
  if (credit === 0) return;
  await tx.insert(payments).values({
    purchaseId: id,
    way: 'credit',
    vendorId: `purchase:${id}`,
    amount: credit,
    currency,
    outcome: 'paid',
    receivedAt: now,
    createdAt: now,
  });
}

/**
 * Makes a locked purchase paid: access to every line, joined at once, and the receipt, in the caller's transaction; the
 * person is told by notice, push and mail. Whether the money is there was decided by the caller.
 */
export async function fulfilPurchase(
  platform: Services,
  tx: Transaction,
  { purchase, way }: { purchase: PurchaseRow; way: PaymentWay },
): Promise<void> {
  const now = platform.now();
  const { timeZone } = platform.settings();
  const { id, personId: person } = purchase;
  if (person === null) throw new Error(`nobody has purchase ${id}`);
  await tx
    .update(purchases)
    .set({ state: 'paid', way, paidAt: now, endedAt: null })
    .where(eq(purchases.id, id));
  await recordCredit(tx, purchase, now);
  const joined: number[] = [];
  const lines = await linesOf(tx, id);
  // In one order, so that two purchases of a bundle do not wait for each other.
  for (const line of lines.toSorted((one, other) => (one.courseId ?? 0) - (other.courseId ?? 0))) {
    if (line.courseId === null) continue;
    const granted = { course: line.courseId, people: [person] };
    const members = await ownedAmong(tx, person, [line.courseId]);
    const until = endOfAccess(line, { present: members.get(line.courseId), now, timeZone });
    const bought = { until, days: line.accessDays, by: null, lineId: line.id, now };
    await grantAccess(tx, { ...granted, source: 'payment', ...bought });
    if (!members.has(line.courseId)) joined.push(line.courseId);
  }
  // The receipt's number comes last: from here on all other payments wait for this one.
  const receipt = purchase.total === 0 ? null : await issueReceipt(tx, { purchase: id, now });
  await notifyOfPurchase(platform, tx, { purchase, person, lines, joined, receipt });
}
