import type { Purchase } from '@nibras/contract/selling/purchases/shapes.ts';
import type { SaleEvent } from '@nibras/contract/selling/purchases/studio/shapes.ts';
import type { Currency } from '@nibras/contract/site/site.ts';
import type { CaseRow } from './case-queries.ts';
import type { PaymentRow, ReceiptRow, RefundRow, TransferRow } from './detail-queries.ts';
import { isByHand } from './policy.ts';
import { named } from './present.ts';

interface Facts {
  purchase: Purchase;
  payments: readonly PaymentRow[];
  cases: readonly CaseRow[];
  refunds: readonly RefundRow[];
  transfers: readonly TransferRow[];
  receipts: readonly ReceiptRow[];
}

const iso = (at: Date | string) => new Date(at).toISOString();

function ofTransfer(row: TransferRow): SaleEvent[] {
  const { channel, question, reason, decidedAt } = row;
  const by = named(row.byId, row.byName);
  const events: SaleEvent[] = [
    { kind: 'transfer-sent', at: iso(row.createdAt), by: null, text: channel },
  ];
  const at = iso(decidedAt ?? row.createdAt);
  if (row.state === 'approved') events.push({ kind: 'transfer-approved', at, by });
  if (row.state === 'declined') events.push({ kind: 'transfer-declined', at, by, text: reason });
  if (row.state === 'asked') events.push({ kind: 'transfer-asked', at, by, text: question });
  return events;
}

const ofPayment = ({ payment, byId, byName }: PaymentRow): SaleEvent[] => [
  {
    kind: payment.outcome === 'paid' ? 'paid' : 'case-opened',
    at: iso(payment.createdAt),
    by: named(byId, byName),
    way: payment.way,
    amount: payment.amount,
    currency: payment.currency as Currency,
  },
];

function ofCase({ state, solvedAt, solverId, solverName, note }: CaseRow): SaleEvent[] {
  if (state === 'open' || solvedAt === null) return [];
  const by = named(solverId, solverName);
  return [{ kind: `case-${state}`, at: iso(solvedAt), by, ...(note && { text: note }) }];
}

function ofRefund({ refund, line, byId, byName, way }: RefundRow): SaleEvent[] {
  const shared = {
    by: named(byId, byName),
    amount: refund.amount,
    currency: refund.currency as Currency,
    way,
  };
  const text = [line, refund.reason].filter(Boolean).join('، ');
  const input: SaleEvent = {
    kind: 'refund-asked',
    at: iso(refund.createdAt),
    ...shared,
    ...(text && { text }),
  };
  if (refund.state === 'pending') return [input];
  const at = iso(refund.doneAt ?? refund.createdAt);
  if (refund.state === 'failed') {
    return [input, { kind: 'refund-failed', at, ...shared, by: null, text: refund.failure ?? '' }];
  }
  // What no gateway sends was done when it was written down.
  if (isByHand(way) || way === 'credit') return [{ ...input, kind: 'refund-done' }];
  return [input, { kind: 'refund-done', at, ...shared, by: null }];
}

const ofReceipt = ({ number, issuedAt }: ReceiptRow): SaleEvent => ({
  kind: 'receipt',
  at: iso(issuedAt),
  by: null,
  number,
});

function ofEnd({ state, ended_at: at }: Purchase): SaleEvent[] {
  if (at === null || state === 'open' || state === 'paid') return [];
  return [{ kind: state, at, by: null }];
}

/** All that happened to a purchase, the oldest first. */
export function historyOf(facts: Facts): SaleEvent[] {
  const { purchase } = facts;
  const events: SaleEvent[] = [
    { kind: 'made', at: purchase.created_at, by: null },
    ...facts.transfers.flatMap(ofTransfer),
    ...facts.payments.flatMap(ofPayment),
    ...facts.cases.flatMap(ofCase),
    ...facts.receipts.map(ofReceipt),
    ...facts.refunds.flatMap(ofRefund),
    ...ofEnd(purchase),
  ];
  // Stable: what happened at once stays in this order.
  return events.sort((one, other) => one.at.localeCompare(other.at));
}
