import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { formatMoney, Money } from './money.tsx';

describe('money', () => {
  it.each([
    [125_000, 'EGP', '\u20671,250 ج.م\u2069'],
    [4950, 'EGP', '\u206749.50 ج.م\u2069'],
    [5, 'EGP', '\u20670.05 ج.م\u2069'],
    [0, 'SAR', '\u20670 ر.س\u2069'],
    [3125, 'KWD', '\u20673.125 د.ك\u2069'],
    [3500, 'KWD', '\u20673.500 د.ك\u2069'],
    [4900, 'USD', '\u2066$49\u2069'],
    [123_456_789, 'EUR', '\u2066€1,234,567.89\u2069'],
  ] as const)('%i of %s is %j', (amount, currency, text) => {
    expect(formatMoney(amount, currency)).toBe(text);
  });

  it('keeps a minus before its digits', () => {
    expect(formatMoney(-4950, 'EGP')).toBe('\u2067\u200e-49.50 ج.م\u2069');
    expect(formatMoney(-4900, 'USD')).toBe('\u2066\u200e-$49\u2069');
  });

  it('is exact where a number would be rounded', () => {
    expect(formatMoney(9_007_199_254_740_991, 'EGP')).toBe('\u206790,071,992,547,409.91 ج.م\u2069');
    expect(formatMoney(1005, 'KWD')).toBe('\u20671.005 د.ك\u2069');
  });

  it('is an element that runs in its own direction', () => {
    expect(renderToStaticMarkup(<Money amount={4950} currency="EGP" />)).toBe(
      '<bdi dir="rtl" class="whitespace-nowrap tabular-nums">49.50 ج.م</bdi>',
    );
    expect(renderToStaticMarkup(<Money amount={4900} currency="USD" />)).toContain('dir="ltr"');
  });
});
