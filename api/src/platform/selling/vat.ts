import { divide, partOf } from '@nibras/contract/money.ts';
import type { SellingSetup } from './selling-setup.ts';

/** All of a rate in basis points. */
const whole = 10_000;

export interface Vat {
  /** What each line costs, VAT included. */
  lines: number[];
  /** What all of them cost: exactly the sum of `lines`. */
  total: number;
  /** The VAT that `total` contains. */
  tax: number;
  /** Its rate in basis points, for `purchases.tax_rate`; 0 without VAT. */
  rate: number;
}

/**
 * What lines cost with the VAT of the set-up. The VAT is computed and rounded once, for their sum; an exclusive one is
 * then divided among them by their prices.
 * @param lines what each costs by the provider's price, after its discount, in minor units
 */
export function vatOf(
  lines: readonly number[],
  { vat, rate }: Pick<SellingSetup, 'vat' | 'rate'>,
): Vat {
  const sum = lines.reduce((one, other) => one + other, 0);
  if (vat === 'none' || rate === 0) return { lines: [...lines], total: sum, tax: 0, rate: 0 };
  if (vat === 'inclusive') {
    return { lines: [...lines], total: sum, tax: partOf(sum, rate, whole + rate), rate };
  }
  const tax = partOf(sum, rate, whole);
  const shares = divide(tax, lines);
  return {
    lines: lines.map((line, index) => line + (shares[index] ?? 0)),
    total: sum + tax,
    tax,
    rate,
  };
}
