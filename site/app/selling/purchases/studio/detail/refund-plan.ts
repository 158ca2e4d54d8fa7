import { divide, toMinor } from '@nibras/contract/money.ts';
import type { SaleDetail, SaleLine } from '@nibras/contract/selling/purchases/studio/shapes.ts';
import { formatMoney } from '#ui/text/money.tsx';

/** A course in the dialog of a refund. */
export interface ChosenLine {
  id: number;
  name: string;
  /** What was not given back yet. */
  left: number;
  on: boolean;
  /** As it was typed; empty for all that is left. */
  typed: string;
}

interface Plan {
  /** What is sent to the server; all that is left of a line has no amount. */
  lines: { id: number; amount?: string }[];
  sum: number;
  /** Whether a part of a price stays paid. */
  isPart: boolean;
  /** Whether some of it is sent by a person. */
  byHand: boolean;
  /** Why it cannot be done; null where it can. */
  problem: string | null;
  /** What it does, in words. */
  consequence: string;
}

/** What the dialog begins with: one course is chosen, of several none. */
export function firstChoice(lines: readonly SaleLine[]): ChosenLine[] {
  const open = lines.filter(({ refunded, total }) => refunded < total);
  return open.map(({ id, name, total, refunded }) => ({
    id,
    name,
    left: total - refunded,
    on: open.length === 1,
    typed: '',
  }));
}

/** What a refund would be, by the choices in its dialog. The server computes it again. */
export function refundPlan(sale: SaleDetail, chosen: readonly ChosenLine[], left: number): Plan {
  const { currency, payments } = sale;
  const wanted = chosen.filter(({ on }) => on);
  const amounts = wanted.map(({ typed, left: all }) =>
    typed.trim() === '' ? all : (toMinor(typed, currency) ?? 0),
  );
  const isWhole = (index: number) => wanted[index]?.typed.trim() === '';
  const typedSum = amounts.reduce((sum, amount, index) => sum + (isWhole(index) ? 0 : amount), 0);
  const wholes = amounts.filter((_, index) => isWhole(index));
  const wholeSum = wholes.reduce((sum, amount) => sum + amount, 0);
  // Of a payment that was smaller than the price no more goes back than came.
  const shared = wholeSum > left - typedSum ? divide(Math.max(0, left - typedSum), wholes) : wholes;
  const sum = typedSum + shared.reduce((total, amount) => total + amount, 0);
  const closed = wanted.filter(
    ({ left: all }, index) => isWhole(index) || (amounts[index] ?? 0) >= all,
  );
  const names = closed.map(({ name }) => `«${name}»`).join('، ');
  return {
    lines: wanted.map(({ id, typed }) =>
      typed.trim() === '' ? { id } : { id, amount: typed.trim() },
    ),
    sum,
    isPart: closed.length < wanted.length,
    byHand: payments.some(
      ({ outcome, by_hand: byHand, left: rest }) => outcome === 'paid' && byHand && rest > 0,
    ),
    problem: problemOf(wanted, amounts, { sum, left, currency }),
    consequence: names
      ? `ينتهي اشتراك المشتري في ${names} الآن، ونخبره برسالة وإشعار.`
      : 'يبقى اشتراك المشتري كما هو، ونخبره برسالة وإشعار.',
  };
}

function problemOf(
  wanted: readonly ChosenLine[],
  amounts: readonly number[],
  { sum, left, currency }: { sum: number; left: number; currency: SaleDetail['currency'] },
): string | null {
  if (wanted.length === 0) return 'اختر ما تعيد ثمنه.';
  const wrong = wanted.find(({ left: all }, index) => {
    const amount = amounts[index] ?? 0;
    return amount <= 0 || amount > all;
  });
  if (wrong)
    return `اكتب مبلغًا لا يزيد على ${formatMoney(wrong.left, currency)} من «${wrong.name}».`;
  if (sum > left || sum <= 0) return `بقي مما دُفع ${formatMoney(left, currency)} فقط.`;
  return null;
}
