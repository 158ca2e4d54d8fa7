import { decimalsOf, fromMinor } from '@nibras/contract/money.ts';
import { signOf } from '@nibras/contract/selling/currency-signs.ts';
import type { Currency } from '@nibras/contract/site/site.ts';
import { cx } from '../class-names.ts';
import { formatDecimal, withSign } from './price-logic.ts';

const writeMoney = (amount: number, currency: Currency) =>
  withSign(formatDecimal(fromMinor(amount, currency), decimalsOf(currency)), signOf(currency));

/**
 * An amount within a sentence: «1,250 ج.م», «49.50 ج.م», «$49», in an isolate that keeps it whole whatever stands around
 * it. A whole amount has no decimals; any other has all that its currency has.
 * @param amount minor units
 */
export function formatMoney(amount: number, currency: Currency): string {
  // U+2066 and U+2067 begin an isolate from left to right or from right to left; U+2069 ends it.
  const start = signOf(currency).before ? '\u2066' : '\u2067';
  return `${start}${writeMoney(amount, currency)}\u2069`;
}

interface MoneyProps {
  /** Minor units. */
  amount: number;
  currency: Currency;
  className?: string | undefined;
}

/** An amount as an element of its own, with digits of one width. */
export function Money({ amount, currency, className }: MoneyProps) {
  return (
    <bdi
      dir={signOf(currency).before ? 'ltr' : 'rtl'}
      className={cx('whitespace-nowrap tabular-nums', className)}
    >
      {writeMoney(amount, currency)}
    </bdi>
  );
}
