import type { PurchaseLine } from '@nibras/contract/selling/purchases/shapes.ts';
import type {
  CaseDecision,
  PaymentCase,
  Sale,
  SaleLine,
  SalePayment,
  SaleRefund,
} from '@nibras/contract/selling/purchases/studio/shapes.ts';
import type { Currency } from '@nibras/contract/site/site.ts';
import type { CaseRow } from './case-queries.ts';
import type { AccessRow, PaymentRow, RefundRow } from './detail-queries.ts';
import type { SaleRow } from './list-purchases.ts';
import { isByHand } from './policy.ts';

const iso = (time: string) => new Date(time).toISOString();
const isoOrNull = (time: string | null) => (time === null ? null : iso(time));

export const named = (id: number | null, name: string | null) =>
  id === null || name === null ? null : { id, name };

const buyer = ({ personId, personName, personEmail, personPhoto }: SaleRow) =>
  personId === null
    ? null
    : { id: personId, name: personName ?? '', email: personEmail ?? '', photo: personPhoto };

export const presentSale = (row: SaleRow): Sale => ({
  id: row.id,
  reference: row.reference,
  state: row.state,
  way: row.way,
  currency: row.currency,
  total: Number(row.total),
  refunded: Number(row.refunded),
  due: row.state === 'open' ? Number(row.total) - Number(row.credit) : 0,
  person: buyer(row),
  courses: row.courses,
  lines: row.lines,
  cases: row.cases,
  created_at: iso(row.createdAt),
  paid_at: isoOrNull(row.paidAt),
});

/** What accepting a case gives; money of nobody, and money that is no credit of this currency, gives nothing. */
function acceptsAs(row: CaseRow): PaymentCase['accepts_as'] {
  const { state, reason, purchaseState, personId, currency, purchaseCurrency } = row;
  if (state !== 'open' || personId === null) return null;
  if (reason !== 'twice' && purchaseState !== 'paid' && purchaseState !== 'refunded') {
    return 'access';
  }
  return currency === purchaseCurrency ? 'credit' : null;
}

function decisionsOf(row: CaseRow): CaseDecision[] {
  if (row.state !== 'open') return [];
  return [...(acceptsAs(row) ? (['accept'] as const) : []), 'refund', 'dismiss'];
}

const casePurchase = (row: CaseRow): PaymentCase['purchase'] =>
  row.purchaseId === null || row.purchaseState === null || row.purchaseCurrency === null
    ? null
    : {
        id: row.purchaseId,
        reference: row.reference ?? '',
        state: row.purchaseState,
        currency: row.purchaseCurrency,
        due: Number(row.total) - Number(row.credit),
        expires_at: iso(row.expiresAt ?? row.createdAt),
        paid_at: isoOrNull(row.paidAt),
        ended_at: isoOrNull(row.endedAt),
        person: named(row.personId, row.personName),
        courses: row.courses,
      };

export const presentCase = (row: CaseRow): PaymentCase => ({
  id: row.id,
  reason: row.reason,
  state: row.state,
  note: row.note,
  created_at: iso(row.createdAt),
  solved_at: isoOrNull(row.solvedAt),
  solved_by: named(row.solverId, row.solverName),
  payment: {
    id: row.paymentId,
    way: row.way,
    vendor_id: row.vendorId,
    amount: Number(row.amount),
    currency: row.currency,
    received_at: iso(row.receivedAt),
  },
  purchase: casePurchase(row),
  decisions: decisionsOf(row),
  accepts_as: acceptsAs(row),
  by_hand: isByHand(row.way),
});

/** A line with the access that it gives now. */
export function presentSaleLine(line: PurchaseLine, access: AccessRow | undefined): SaleLine {
  const state = access ? (access.active ? 'active' : 'ended') : 'none';
  return { ...line, access: state, until: isoOrNull(access?.until ?? null) };
}

export const presentPayment = (
  { payment, byId, byName, returned }: PaymentRow,
  ofPayment: CaseRow | undefined,
): SalePayment => ({
  id: payment.id,
  way: payment.way,
  vendor_id: payment.vendorId,
  amount: payment.amount,
  currency: payment.currency as Currency,
  outcome: payment.outcome,
  received_at: payment.receivedAt.toISOString(),
  by: named(byId, byName),
  left: payment.amount - returned,
  by_hand: isByHand(payment.way),
  case: ofPayment ? presentCase(ofPayment) : null,
});

export const presentRefund = ({ refund, line, byId, byName }: RefundRow): SaleRefund => ({
  id: refund.id,
  payment: refund.paymentId,
  line,
  amount: refund.amount,
  currency: refund.currency as Currency,
  reason: refund.reason,
  ends_access: refund.endsAccess,
  state: refund.state,
  failure: refund.failure,
  by: named(byId, byName),
  created_at: refund.createdAt.toISOString(),
  done_at: refund.doneAt?.toISOString() ?? null,
});
