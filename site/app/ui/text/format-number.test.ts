import { expect, test } from 'vitest';
import { formatNumber } from './format-number.ts';

test.each([
  [0, undefined, '0'],
  [999, undefined, '999'],
  [1000, undefined, '1,000'],
  [1234567.891, undefined, '1,234,567.89'],
  [4.5, undefined, '4.5'],
  [4, 1, '4.0'],
  [4.666, 2, '4.67'],
])('%d with %s decimals reads %s', (value, decimals, text) => {
  expect(formatNumber(value, decimals)).toBe(text);
});
