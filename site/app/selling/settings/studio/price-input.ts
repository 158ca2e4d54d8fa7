import { foldDigits } from '@nibras/contract/text/digits.ts';
import { wording } from '@nibras/contract/text/wording.ts';

/** The largest price that the database holds. */
const largest = 99_999_999.99;

/** The decimals of most currencies. */
export const usualDecimals = 2;

const isPrice = (text: string, decimals: number) =>
  new RegExp(`^\\d+(\\.\\d{1,${decimals}})?$`).test(text);

/**
 * A price as it is stored: digits of any set, with a point before the decimals; other texts are returned as typed.
 * @param decimals those of the currency
 */
export function tidyPrice(typed: string, decimals = usualDecimals): string {
  const plain = foldDigits(typed)
    .replace(/[$\s]/g, '')
    .replace(/[٬](?=\d{3})/g, '')
    .replace('٫', '.')
    // A comma before three digits could stand for thousands.
    .replace(/,(?=\d{1,2}$)/, '.');
  return isPrice(plain, decimals) ? plain : typed.trim();
}

/** What the choice of no price is called, and what is said to a price of zero. */
export interface PriceTexts {
  legend: string;
  none: string;
  /** The button that takes a price away. */
  makeNone: string;
  amount: string;
  zero: string;
  /** Whether it is paid on the site, for which there must be a way. */
  needsWays?: boolean;
}

export const coursePrice: PriceTexts = {
  legend: 'السعر',
  none: 'مجاني',
  makeNone: wording`اجعل الكورس {مجانيًا|مجانية}`,
  amount: 'مدفوع',
  zero: wording`السعر صفر. إن {كان|كانت} الكورس {مجانيًا|مجانية} فاختر «مجاني».`,
  needsWays: true,
};

/** What is wrong with a price, in Arabic; null where nothing is. */
export function priceProblem(
  typed: string,
  { texts = coursePrice, decimals = usualDecimals } = {},
): string | null {
  const price = tidyPrice(typed, decimals);
  if (price === '') return `اكتب السعر، أو اختر «${texts.none}».`;
  if (!isPrice(price, decimals)) {
    return `اكتب السعر أرقامًا، مثل 29 أو ${(29.5).toFixed(decimals)}.`;
  }
  if (Number(price) === 0) return texts.zero;
  if (Number(price) > largest) return 'هذا السعر أكبر مما يمكن حفظه.';
  return null;
}
