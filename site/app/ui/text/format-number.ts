// Western digits, with the thousands separator of Egypt.
const locale = 'ar-EG-u-nu-latn';
const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });

/** A number as shown everywhere: 12,500 or 4.67; at most two decimals, or exactly `decimals` of them. */
export function formatNumber(value: number, decimals?: number): string {
  if (decimals === undefined) return plain.format(value);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return value.toLocaleString(locale, digits);
}
