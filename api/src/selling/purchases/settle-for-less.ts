import { divide, partOf } from '@nibras/contract/money.ts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { purchaseLines, purchases } from '#platform/database/schema/index.ts';
import { linesOf, type PurchaseRow } from './queries.ts';

/** All of a rate in basis points. */
const whole = 10_000;

/**
 * Makes a locked purchase cost what has come for it: the rest is a discount of its lines, and the VAT is that of what came,
 * so that receipt, lines and payments say the same. What is not less changes nothing.
 * @param received minor units of the purchase's currency, without what credit pays
 */
export async function settleForLess(
  tx: Transaction,
  purchase: PurchaseRow,
  received: number,
): Promise<PurchaseRow> {
  const total = received + purchase.credit;
  if (total >= purchase.total) return purchase;
  const lines = await linesOf(tx, purchase.id);
  const isExclusive = purchase.tax > 0 && purchase.total !== purchase.price - purchase.discount;
  const tax = partOf(total, purchase.taxRate, whole + purchase.taxRate);
  const net = isExclusive ? total - tax : total;
  const nets = divide(
    net,
    lines.map(({ price, discount }) => price - discount),
  );
  const taxes = isExclusive ? divide(tax, nets) : nets.map(() => 0);
  for (const [index, { id, price }] of lines.entries()) {
    const share = nets[index] ?? 0;
    const amounts = { discount: price - share, total: share + (taxes[index] ?? 0) };
    await tx.update(purchaseLines).set(amounts).where(eq(purchaseLines.id, id));
  }
  const sums = { discount: purchase.price - net, tax, total };
  await tx.update(purchases).set(sums).where(eq(purchases.id, purchase.id));
  return { ...purchase, ...sums };
}
