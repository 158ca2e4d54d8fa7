import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { vatOf } from './vat.ts';

describe('VAT', () => {
  test('is nothing where the provider has none', () => {
    expect(vatOf([4950, 100], { vat: 'none', rate: 1500 })).toEqual({
      lines: [4950, 100],
      total: 5050,
      tax: 0,
      rate: 0,
    });
  });

  test('is a part of an inclusive price', () => {
    expect(vatOf([11_500], { vat: 'inclusive', rate: 1500 })).toEqual({
      lines: [11_500],
      total: 11_500,
      tax: 1500,
      rate: 1500,
    });
  });

  test('is added to an exclusive price, rounded once for all lines', () => {
    // 14% of 333 is 46.62; of each line alone it is 15.54, and three of them would be 48.
    expect(vatOf([111, 111, 111], { vat: 'exclusive', rate: 1400 })).toEqual({
      lines: [127, 127, 126],
      total: 380,
      tax: 47,
      rate: 1400,
    });
  });

  test('of a purchase that costs nothing is nothing', () => {
    expect(vatOf([0, 0], { vat: 'exclusive', rate: 1400 })).toMatchObject({ total: 0, tax: 0 });
    expect(vatOf([], { vat: 'exclusive', rate: 1400 })).toMatchObject({ lines: [], total: 0 });
  });

  test('leaves totals that add up, for all lines and rates', () => {
    const lines = fc.array(fc.integer({ min: 0, max: 10_000_000_000 }), { maxLength: 20 });
    const mode = fc.constantFrom('none' as const, 'inclusive' as const, 'exclusive' as const);
    fc.assert(
      fc.property(lines, mode, fc.integer({ min: 0, max: 5000 }), (prices, vat, rate) => {
        const found = vatOf(prices, { vat, rate });
        expect(found.lines.reduce((one, other) => one + other, 0)).toBe(found.total);
        expect(found.tax).toBeGreaterThanOrEqual(0);
        expect(found.tax).toBeLessThanOrEqual(found.total);
      }),
    );
  });
});
