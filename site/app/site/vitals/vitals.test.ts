import { vitals } from '@nibras/contract/site/vitals/limits.ts';
import { rateVital } from '@nibras/contract/site/vitals/rate-vital.ts';
import { expect, test } from 'vitest';

test.each([
  ['LCP', 2500, 4000],
  ['INP', 200, 500],
  ['CLS', 0.1, 0.25],
  ['FCP', 1800, 3000],
  ['TTFB', 800, 1800],
] as const)('%s is good up to %d and poor above %d', (name, good, poor) => {
  expect(vitals[name]).toEqual({ good, poor });
  const justAbove = 1.0001;
  expect(rateVital(name, good)).toBe('good');
  expect(rateVital(name, good * justAbove)).toBe('needs-improvement');
  expect(rateVital(name, poor)).toBe('needs-improvement');
  expect(rateVital(name, poor * justAbove)).toBe('poor');
});
