import { decimalsOf, fromMinor } from '@nibras/contract/money.ts';
import { signOf } from '@nibras/contract/selling/currency-signs.ts';
import type { Currency } from '@nibras/contract/site/site.ts';

/** An amount with the thousands separated, and with all decimals of its currency: `1,250.00`. */
export function formatAmount(amount: number, currency: Currency): string {
  const [whole = '', fraction] = fromMinor(amount, currency).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3}){1,20}$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/**
 * An amount as mails, notices and papers write it: «1,250 ج.م», «49.50 ج.م», «$49». A whole amount has no decimals, as
 * on the site.
 * @param amount minor units
 */
export function formatMoney(amount: number, currency: Currency): string {
  const isWhole = amount % 10 ** decimalsOf(currency) === 0;
  const number = formatAmount(amount, currency);
  const shown = isWhole ? number.replace(/\.0+$/, '') : number;
  const { sign, before } = signOf(currency);
  return before ? `${sign}${shown}` : `${shown} ${sign}`;
}
