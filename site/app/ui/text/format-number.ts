import { formatCount } from '@nibras/contract/text/count.ts';

/** A number as shown everywhere: 12,500 or 4.67; at most two decimals, or exactly `decimals` of them. */
export function formatNumber(value: number, decimals?: number): string {
  if (decimals === undefined) return formatCount(value);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return value.toLocaleString('ar-EG-u-nu-latn', digits);
}
