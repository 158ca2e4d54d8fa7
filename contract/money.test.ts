import { array, assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { divide, fromMinor, partOf, toMinor } from './money.ts';
import { currencies } from './site/site.ts';

/** Ten digits before the point are the most that is read, with two or three behind it. */
const amounts = integer({ min: 0, max: 10 ** 12 - 1 });

test('an amount survives being written and read, in every currency', () => {
  assert(
    property(amounts, constantFrom(...currencies), (amount, currency) => {
      expect(toMinor(fromMinor(amount, currency), currency)).toBe(amount);
    }),
  );
});

test.each([
  ['٤٩٫٥', 'EGP', 4950],
  ['10', 'KWD', 10_000],
  ['10.125', 'KWD', 10_125],
  ['10.500', 'EGP', 1050],
  ['0', 'USD', 0],
] as const)('«%s» of %s is %i', (typed, currency, amount) => {
  expect(toMinor(typed, currency)).toBe(amount);
});

test.each(['', '-1', '1.005', '1e3', '12345678901', 'ten', '1.', '.5', '1,5'])(
  '«%s» is no amount of EGP',
  (typed) => expect(toMinor(typed, 'EGP')).toBeUndefined(),
);

test('halves are rounded away from zero', () => {
  expect([partOf(5, 1, 2), partOf(-5, 1, 2), partOf(333, 15, 100), partOf(1, 1, 3)]).toEqual([
    3, -3, 50, 0,
  ]);
});

test('parts add up to the whole, each within one unit of its share', () => {
  const weights = array(integer({ min: 0, max: 10 ** 9 }), { minLength: 1, maxLength: 20 });
  assert(
    property(amounts, weights, (amount, parts) => {
      const divided = divide(amount, parts);
      expect(divided.reduce((sum, part) => sum + part, 0)).toBe(amount);
      const sum = parts.reduce((total, weight) => total + weight, 0);
      if (sum === 0) return;
      for (const [index, weight] of parts.entries()) {
        expect(Math.abs((divided[index] ?? 0) - (amount * weight) / sum)).toBeLessThanOrEqual(
          1.001,
        );
      }
    }),
  );
});
