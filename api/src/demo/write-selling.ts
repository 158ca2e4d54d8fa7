import { createHash } from 'node:crypto';
import { toMinor } from '@nibras/contract/money.ts';
import type { Currency } from '@nibras/contract/site/site.ts';
import { eq } from 'drizzle-orm';
import { makePurchase } from '#factories/purchases.ts';
import { only } from '#platform/database/only.ts';
import {
  entitlements,
  paymentCases,
  payments,
  purchaseLines,
  refunds,
  transferChannels,
  transfers,
} from '#platform/database/schema/index.ts';
import { readCurrency } from '#platform/settings/settings-queries.ts';
import { newReference } from '#selling/purchases/index.ts';
import { issueReceipt } from '#selling/receipts/index.ts';
import { pictureMarks } from '#selling/transfers/index.ts';
import type { DemoContent, DemoPurchase } from '../../../demo/types.ts';
import type { Loading } from './loading.ts';

const openFor = 3;

const approvedPicture = 'receipts/wallet-transfer.webp';
/** How many days back paid purchases have the receipt that was approved. */
const approvedFor = 25;

type PictureMarks = Awaited<ReturnType<typeof pictureMarks>>;

interface Written extends Omit<DemoPurchase, 'state'> {
  state: DemoPurchase['state'] | 'paid';
}

/** A purchase with its lines; whatever its state, nothing was paid yet. */
async function writePurchase(
  { db, ago, people, courses }: Loading,
  { student, courses: slugs, daysAgo, state }: Written,
  currency: Currency,
) {
  const bought = slugs.map((slug) => courses.get(slug));
  const prices = bought.map(({ price }) => toMinor(price ?? '0', currency) ?? 0);
  const at = ago(daysAgo);
  const ended = state === 'expired' || state === 'cancelled' || state === 'refunded';
  const price = prices.reduce((sum, one) => sum + one, 0);
  const purchase = await makePurchase(db, {
    reference: newReference(),
    personId: people.get(student).id,
    state,
    currency,
    price,
    courseIds: bought.map(({ id }) => id),
    way: state === 'paid' || state === 'refunded' ? 'transfer' : null,
    createdAt: at,
    expiresAt: ago(daysAgo - openFor),
    paidAt: state === 'paid' || state === 'refunded' ? at : null,
    endedAt: ended ? ago(Math.max(0, daysAgo - openFor)) : null,
  });
  for (const [index, line] of purchase.lines.entries()) {
    const amount = prices[index] ?? 0;
    const values = { name: bought[index]?.name ?? '', price: amount, total: amount };
    await db.update(purchaseLines).set(values).where(eq(purchaseLines.id, line.id));
  }
  return { ...purchase, prices };
}
type Purchase = Awaited<ReturnType<typeof writePurchase>>;

const writePayment = async (
  { db, people }: Loading,
  purchase: Purchase,
  { amount, outcome, at }: { amount: number; outcome: 'paid' | 'case'; at: Date },
) =>
  only(
    await db
      .insert(payments)
      .values({
        purchaseId: purchase.id,
        way: 'transfer',
        vendorId: `demo:${purchase.id}`,
        amount,
        currency: purchase.currency,
        outcome,
        receivedAt: at,
        recordedBy: people.get('admin@example.com').id,
        createdAt: at,
      })
      .returning({ id: payments.id }),
  ).id;

/** The receipt with which a purchase was paid, approved after a while; each has marks of its own, as other pictures have. */
async function writeApproved(
  { db, people, media }: Loading,
  {
    purchase,
    payment,
    index,
    marks,
  }: { purchase: Purchase; payment: number; index: number; marks: PictureMarks },
): Promise<void> {
  const picture = media.privateFile(approvedPicture);
  const channels = await db.select().from(transferChannels).orderBy(transferChannels.position);
  const channel = channels[index % channels.length];
  if (!picture || !channel) return;
  const decidedAt = new Date(purchase.createdAt.getTime() + 20 * 60_000);
  const { id } = only(
    await db
      .insert(transfers)
      .values({
        ...marks,
        pictureSha256: createHash('sha256').update(purchase.reference).digest(),
        pictureHash: BigInt.asIntN(64, marks.pictureHash * BigInt(2 * index + 3)),
        purchaseId: purchase.id,
        channelId: channel.id,
        channelName: channel.name,
        picture,
        sentAt: purchase.createdAt,
        state: 'approved',
        decidedBy: people.get('admin@example.com').id,
        decidedAt,
        answeredAt: decidedAt,
        createdAt: purchase.createdAt,
      })
      .returning({ id: transfers.id }),
  );
  await db
    .update(payments)
    .set({ vendorId: `transfer:${id}` })
    .where(eq(payments.id, payment));
}

/** The payment, the receipt and the access of a purchase; a refunded one has given them back. @returns the payment */
async function writePaid(loading: Loading, purchase: Purchase, endedAt: Date | null) {
  const { db } = loading;
  const at = purchase.createdAt;
  const paid = { amount: purchase.total, outcome: 'paid' as const, at };
  const paymentId = await writePayment(loading, purchase, paid);
  for (const { id: lineId, courseId } of purchase.lines) {
    if (courseId === null || purchase.personId === null) continue;
    await db.insert(entitlements).values({
      personId: purchase.personId,
      courseId,
      source: 'payment',
      validFrom: at,
      createdAt: at,
      lineId,
      revokedAt: endedAt,
    });
  }
  await issueReceipt(db, { purchase: purchase.id, now: at });
  if (!endedAt) return paymentId;
  for (const [index, line] of purchase.lines.entries()) {
    const amount = purchase.prices[index] ?? 0;
    const refund = only(
      await db
        .insert(refunds)
        .values({
          paymentId,
          purchaseId: purchase.id,
          lineId: line.id,
          amount,
          currency: purchase.currency,
          reason: 'وجد كورسًا آخر يناسب مستواه.',
          endsAccess: true,
          state: 'done',
          createdAt: endedAt,
          doneAt: endedAt,
        })
        .returning({ id: refunds.id }),
    );
    await db.update(purchaseLines).set({ refunded: amount }).where(eq(purchaseLines.id, line.id));
    await issueReceipt(db, { refund: refund.id, now: endedAt });
  }
  return paymentId;
}

/** An open purchase for which less has come than is due. */
async function writeCase(loading: Loading, purchase: Purchase, received: number) {
  const at = purchase.createdAt;
  const amount = toMinor(String(received), purchase.currency as Currency) ?? 0;
  const paymentId = await writePayment(loading, purchase, { amount, outcome: 'case', at });
  await loading.db.insert(paymentCases).values({ paymentId, reason: 'amount', createdAt: at });
}

/** The receipt of a transfer, which waits for a person to approve it. */
async function writeReceipt(
  { db, ago, media }: Loading,
  purchase: Purchase,
  { receipt, daysAgo }: { receipt: NonNullable<DemoPurchase['receipt']>; daysAgo: number },
): Promise<void> {
  const picture = media.privateFile(receipt.picture);
  const [channel] = await db.select().from(transferChannels).limit(1);
  if (!picture || !channel) return;
  // A quarter of an hour after the purchase: first a person reads where to pay.
  const sentAt = ago(daysAgo - 0.01);
  await db.insert(transfers).values({
    ...(await pictureMarks(await media.read(receipt.picture))),
    purchaseId: purchase.id,
    channelId: channel.id,
    channelName: channel.name,
    picture,
    senderDigits: receipt.senderDigits,
    note: receipt.note,
    sentAt,
    createdAt: sentAt,
  });
}

/**
 * Writes where money is transferred to, a paid purchase for each enrolment in a priced course, and those in other states, the
 * oldest first, because receipts are numbered. Requires the courses, and comes before the enrolments, which follow from the access.
 */
export async function writeSelling(loading: Loading, content: DemoContent): Promise<void> {
  const { db, courses, media, ago } = loading;
  await db
    .insert(transferChannels)
    .values(content.channels.map((channel, position) => ({ ...channel, position })));
  const currency = await readCurrency(db);
  const paid = content.enrolments
    .filter(({ course }) => courses.get(course).price !== null)
    .map(({ student, course, daysAgo }): Written => {
      return { student, courses: [course], daysAgo, state: 'paid' };
    });
  const written = [...paid, ...content.purchases].toSorted((a, b) => b.daysAgo - a.daysAgo);
  // Once for all of them, because the picture has to be decoded.
  const marks = media.has(approvedPicture)
    ? await pictureMarks(await media.read(approvedPicture))
    : null;
  for (const [index, wanted] of written.entries()) {
    const purchase = await writePurchase(loading, wanted, currency);
    if (wanted.state === 'paid') {
      const payment = await writePaid(loading, purchase, null);
      // Those of the last weeks, which the totals show.
      if (marks && wanted.daysAgo < approvedFor)
        await writeApproved(loading, { purchase, payment, index, marks });
    }
    if (wanted.state === 'refunded') await writePaid(loading, purchase, ago(wanted.daysAgo - 2));
    if (wanted.receipt)
      await writeReceipt(loading, purchase, { ...wanted, receipt: wanted.receipt });
    if (wanted.received !== undefined) await writeCase(loading, purchase, wanted.received);
  }
}
