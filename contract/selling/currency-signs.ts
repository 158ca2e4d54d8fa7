import { decimalsOf } from '../money.ts';
import type { Currency } from '../site/site.ts';

/** How amounts are written in a currency. */
export interface CurrencySign {
  code: Currency;
  sign: string;
  /** Before the amount, in a line that runs left to right; otherwise after it, as in Arabic. */
  before?: true;
  /** The digits after the point of a currency that has more than two. */
  decimals?: number;
}

/** Signs before the amount are those of Latin scripts. */
const before: Partial<Record<Currency, string>> = { USD: '$', EUR: '€', GBP: '£', TRY: '₺' };

const after: Partial<Record<Currency, string>> = {
  EGP: 'ج.م',
  SAR: 'ر.س',
  AED: 'د.إ',
  KWD: 'د.ك',
  QAR: 'ر.ق',
  BHD: 'د.ب',
  OMR: 'ر.ع',
  JOD: 'د.أ',
  IQD: 'د.ع',
  SYP: 'ل.س',
  LBP: 'ل.ل',
  YER: 'ر.ي',
  LYD: 'د.ل',
  TND: 'د.ت',
  DZD: 'د.ج',
  MAD: 'د.م',
  SDG: 'ج.س',
};

/** The sign of a currency; its code where it has none. */
export function signOf(code: Currency): CurrencySign {
  const sign = before[code];
  const decimals = decimalsOf(code);
  return {
    code,
    sign: sign ?? after[code] ?? code,
    ...(sign && { before: true as const }),
    ...(decimals > 2 && { decimals }),
  };
}
