import type { SaleDetail } from '@nibras/contract/selling/purchases/studio/shapes.ts';
import type { Queryable } from '#platform/database/database.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { presentPurchase } from '../present.ts';
import { shownPurchases } from '../queries.ts';
import { casesOf } from './case-queries.ts';
import {
  accessOf,
  buyerOf,
  paymentsOf,
  receiptsOf,
  refundsOf,
  transfersOf,
} from './detail-queries.ts';
import { historyOf } from './history.ts';
import { presentPayment, presentRefund, presentSaleLine } from './present.ts';

/**
 * A purchase with its lines, all money that came and went, its transfers, receipts and history.
 * @throws AppError purchase-not-found
 */
export async function readSale(db: Queryable, id: number): Promise<SaleDetail> {
  const [row] = await shownPurchases(db, [id]);
  const shown = orThrow(row, 'purchase-not-found');
  const purchase = presentPurchase(shown);
  const payments = await paymentsOf(db, id);
  const cases = await casesOf(db, id);
  const refunds = await refundsOf(db, id);
  const transfers = await transfersOf(db, id);
  const receipts = await receiptsOf(db, id);
  const access = new Map((await accessOf(db, id)).map((one) => [one.line, one]));
  const caseOf = new Map(cases.map((one) => [one.paymentId, one]));
  return {
    ...purchase,
    person: await buyerOf(db, shown.purchase.personId),
    lines: purchase.lines.map((line) => presentSaleLine(line, access.get(line.id))),
    payments: payments.map((one) => presentPayment(one, caseOf.get(one.payment.id))),
    refunds: refunds.map(presentRefund),
    transfers: transfers.map(({ id: transfer, state, channel, createdAt }) => ({
      id: transfer,
      state,
      channel,
      created_at: createdAt.toISOString(),
    })),
    receipts: receipts.map(({ number, kind, issuedAt }) => ({
      number,
      kind,
      issued_at: issuedAt.toISOString(),
    })),
    history: historyOf({ purchase, payments, cases, refunds, transfers, receipts }),
  };
}
