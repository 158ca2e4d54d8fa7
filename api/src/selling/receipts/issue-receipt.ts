import { partOf } from '@nibras/contract/money.ts';
import type { Currency } from '@nibras/contract/site/site.ts';
import type { Transaction } from '#platform/database/database.ts';
import {
  channelOf,
  insertReceipt,
  linesToWrite,
  noteOfRefund,
  paymentsOf,
  purchaseToWrite,
  receiptOfPurchase,
  refundedByNotes,
  refundToWrite,
  takeNumber,
} from './queries.ts';
import type { ReceiptData } from './receipt-data.ts';
import { sellerNow } from './seller.ts';

/**
 * Issues the receipt of a paid purchase, or the note of a refund, in the transaction that makes it so; the caller has
 * locked the purchase. All that the paper says is kept. Asked again for the same, it changes nothing.
 * @returns its number; null for a refund of money for which no receipt was issued, such as a second payment
 */
export async function issueReceipt(
  tx: Transaction,
  { now, ...of }: { now: Date } & ({ purchase: number } | { refund: number }),
): Promise<number | null> {
  return 'purchase' in of
    ? issueForPurchase(tx, of.purchase, now)
    : issueForRefund(tx, of.refund, now);
}

async function issueForPurchase(tx: Transaction, id: number, now: Date): Promise<number> {
  const known = await receiptOfPurchase(tx, id);
  if (known) return known.number;
  const data = await dataOfPurchase(tx, id, now);
  // The number comes last: from here on all other payments wait for this transaction.
  const number = await takeNumber(tx);
  await insertReceipt(tx, { number, kind: 'receipt', purchaseId: id, data, issuedAt: now });
  return number;
}

async function dataOfPurchase(tx: Transaction, id: number, now: Date): Promise<ReceiptData> {
  const found = await purchaseToWrite(tx, id);
  if (!found) throw new Error(`There is no purchase ${id}`);
  const { purchase, name, email, coupon } = found;
  const { price, discount, tax, taxRate, total, credit, reference, way } = purchase;
  const lines = await linesToWrite(tx, id);
  const payment = (await paymentsOf(tx, id)).find((one) => one.way !== 'credit');
  const isOther =
    payment && (payment.amount !== total - credit || payment.currency !== purchase.currency);
  const isTransfer = (payment?.way ?? way) === 'transfer';
  return {
    ...(await sellerNow(tx)),
    buyer: { name: name ?? '', email: email ?? '' },
    reference,
    currency: purchase.currency as Currency,
    lines: lines.map(({ line, bundle }) => ({
      name: line.name,
      bundle,
      price: line.price,
      discount: line.discount,
    })),
    coupon,
    price,
    discount,
    tax,
    taxRate,
    taxInPrices: total === price - discount,
    total,
    credit,
    way: payment?.way ?? way,
    channel: isTransfer ? await channelOf(tx, id) : null,
    // What a transfer is called inside is of no use to its sender, who knows the purchase's reference.
    paymentReference: payment && !isTransfer ? payment.vendorId : null,
    received: isOther ? { amount: payment.amount, currency: payment.currency } : null,
    paidAt: (purchase.paidAt ?? now).toISOString(),
    corrects: null,
  };
}

async function issueForRefund(tx: Transaction, id: number, now: Date): Promise<number | null> {
  const known = await noteOfRefund(tx, id);
  if (known) return known.number;
  const found = await refundToWrite(tx, id);
  if (!found) throw new Error(`There is no refund ${id}`);
  const { refund, line, bundle } = found;
  if (refund.purchaseId === null) return null;
  const receipt = await receiptOfPurchase(tx, refund.purchaseId);
  const paid = await paymentsOf(tx, refund.purchaseId);
  if (!receipt || !paid.some(({ id: payment }) => payment === refund.paymentId)) return null;
  const sold = receipt.data as ReceiptData;
  const before = await refundedByNotes(tx, refund.purchaseId);
  const data: ReceiptData = {
    ...sold,
    ...(await sellerNow(tx)),
    lines: [
      {
        name: line?.name ?? sold.lines.map(({ name }) => name).join('، '),
        bundle: line ? bundle : null,
        price: refund.amount,
        discount: 0,
      },
    ],
    coupon: null,
    price: refund.amount,
    discount: 0,
    // Of all that was refunded so far, so that the VAT of all notes together is that of the receipt.
    tax: taxOf(before + refund.amount, sold) - taxOf(before, sold),
    taxInPrices: true,
    total: refund.amount,
    credit: 0,
    received: null,
    paymentReference: refund.vendorId ?? sold.paymentReference,
    corrects: {
      number: receipt.number,
      issuedAt: receipt.issuedAt.toISOString(),
      reason: refund.reason,
    },
  };
  const number = await takeNumber(tx);
  await insertReceipt(tx, {
    number,
    kind: 'refund',
    purchaseId: refund.purchaseId,
    refundId: id,
    data,
    issuedAt: now,
  });
  return number;
}

/** The VAT in a part of what was sold. */
const taxOf = (amount: number, { tax, total }: ReceiptData) =>
  total === 0 ? 0 : partOf(amount, tax, total);
