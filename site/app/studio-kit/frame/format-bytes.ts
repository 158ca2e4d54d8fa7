import { formatNumber } from '#ui/text/format-number.ts';

const units = ['بايت', 'كيلوبايت', 'ميجابايت', 'جيجابايت', 'تيرابايت'];

/** A size in the unit that keeps it short: «1.5 جيجابايت». */
export function formatBytes(bytes: number | null): string {
  if (bytes === null) return 'الحجم غير معروف';
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  const digits = unit > 1 && value < 100 && Math.round(value * 10) % 10 !== 0 ? 1 : 0;
  return `${formatNumber(value, digits)} ${units[unit]}`;
}
