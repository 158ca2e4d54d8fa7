import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberText } from './number-text.ts';

/** What the platform's own formatter writes for Egypt in Western digits. */
const reference = (value: number, decimals?: number) =>
  new Intl.NumberFormat('ar-EG-u-nu-latn', {
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? 2,
  }).format(value);

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1234567.891, '1,234,567.89'],
  [4.5, '4.5'],
  [1.005, '1'],
])('%d reads %s', (value, text) => expect(numberText(value)).toBe(text));

test('every number reads as the formatter of the language writes it', () => {
  const amount = fc.oneof(
    fc.integer({ min: 0, max: 10 ** 12 }),
    fc.double({ min: 0, max: 10 ** 12, noNaN: true }),
  );
  fc.assert(
    fc.property(amount, fc.constantFrom(undefined, 1, 2), (value, decimals) => {
      expect(numberText(value, decimals)).toBe(reference(value, decimals));
    }),
    { numRuns: 5_000 },
  );
});
