import { describe, expect, test } from 'vitest';
import { parseRate, typedRate } from './typed-rate.ts';

describe('a rate of VAT', () => {
  test.each([
    ['14', 1400],
    ['١٤٫٥', 1450],
    ['15 %', 1500],
    ['7,25', 725],
    ['', 0],
    ['0.07', 7],
  ])('%j is %d basis points', (typed, rate) => {
    expect(parseRate(typed)).toBe(rate);
  });

  test.each(['كثير', '1.234', '-5', '1e3'])('%j is none', (typed) => {
    expect(parseRate(typed)).toBeNull();
  });

  test('is typed as it is read', () => {
    expect([0, 1400, 1450, 725].map(typedRate)).toEqual(['', '14', '14.5', '7.25']);
  });
});
