import { divide, toMinor } from '@nibras/contract/money.ts';
import type { RefundBody } from '@nibras/contract/selling/purchases/studio/shapes.ts';
import type { Currency } from '@nibras/contract/site/site.ts';
import { AppError } from '#platform/http/app-error.ts';

interface Line {
  id: number;
  total: number;
  refunded: number;
}

interface Payment {
  id: number;
  /** What was not sent back yet. */
  left: number;
}

/** What goes back of one payment. */
export interface RefundPart {
  payment: number;
  lines: { id: number; amount: number }[];
  endsAccess: boolean;
}

interface WantedLine {
  id: number;
  /** Null for all that is left of it. */
  amount: number | null;
  left: number;
}

/** @throws AppError refund-too-much, invalid-input for what is no amount */
function wantedLines(
  wanted: RefundBody['lines'],
  { lines, currency }: { lines: readonly Line[]; currency: Currency },
): WantedLine[] {
  const byId = new Map(lines.map((line) => [line.id, line]));
  if (new Set(wanted.map(({ id }) => id)).size < wanted.length) {
    throw new AppError('refund-too-much');
  }
  return wanted.map(({ id, amount: typed }) => {
    const line = byId.get(id);
    const left = line ? line.total - line.refunded : 0;
    if (left === 0) throw new AppError('refund-too-much');
    if (typed === undefined) return { id, amount: null, left };
    const amount = toMinor(typed, currency);
    if (amount === undefined || amount === 0) {
      throw new AppError('invalid-input', { errors: { amount: ['اكتب مبلغًا بعملة الشراء.'] } });
    }
    if (amount > left) throw new AppError('refund-too-much');
    return { id, amount, left };
  });
}

/**
 * The amount of each line. Where a payment was accepted that was smaller than the price, lines that go back whole share
 * what is there.
 */
function amountsOf(wanted: readonly WantedLine[], available: number): Map<number, number> {
  const whole = wanted.filter(({ amount }) => amount === null);
  const typed = wanted.filter(({ amount }) => amount !== null);
  const rest = available - typed.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const input = whole.reduce((sum, { left }) => sum + left, 0);
  if (rest < 0 || (input > 0 && rest === 0)) throw new AppError('refund-too-much');
  const lefts = whole.map(({ left }) => left);
  const shares = input > rest ? divide(rest, lefts) : lefts;
  return new Map([
    ...typed.map(({ id, amount }) => [id, amount ?? 0] as const),
    ...whole.map(({ id }, index) => [id, shares[index] ?? 0] as const),
  ]);
}

/**
 * Divides a refund among the payments that have paid a purchase, in their order: money before credit. Lines without an
 * amount go back whole, which ends their access; of the others `ends_access` says it.
 * @throws AppError refund-too-much, invalid-input
 */
export function shareRefund(
  { lines: input, ends_access: endsAccess }: Pick<RefundBody, 'lines' | 'ends_access'>,
  purchase: { lines: readonly Line[]; payments: readonly Payment[]; currency: Currency },
): RefundPart[] {
  const wanted = wantedLines(input, purchase);
  const available = purchase.payments.reduce((sum, { left }) => sum + left, 0);
  const open = amountsOf(wanted, available);
  const parts: RefundPart[] = [];
  for (const payment of purchase.payments) {
    let { left } = payment;
    for (const ends of [true, false]) {
      const lines = wanted.flatMap(({ id, amount }) => {
        if ((amount === null || endsAccess) !== ends) return [];
        const taken = Math.min(left, open.get(id) ?? 0);
        if (taken === 0) return [];
        left -= taken;
        open.set(id, (open.get(id) ?? 0) - taken);
        return [{ id, amount: taken }];
      });
      if (lines.length > 0) parts.push({ payment: payment.id, lines, endsAccess: ends });
    }
  }
  if ([...open.values()].some((amount) => amount > 0)) throw new AppError('refund-too-much');
  return parts;
}
