import { vitals } from '@nibras/contract/limits.ts';
import { rateVital } from '@nibras/contract/rate-vital.ts';
import { expect, test } from 'vitest';
import { interactionCounter } from './interactions.ts';
import { shiftCounter } from './layout-shift.ts';

const shiftsOf = (...shifts: [at: number, value: number, wanted?: boolean][]) => {
  const counter = shiftCounter();
  for (const [startTime, value, hadRecentInput = false] of shifts) {
    counter.add({ startTime, value, hadRecentInput });
  }
  return counter.worst();
};

test('shifts within a second of each other add up', () => {
  expect(shiftsOf([0, 0.1], [900, 0.1], [1800, 0.1])).toBeCloseTo(0.3);
});

test('a pause of a second begins a new window, and the worst one counts', () => {
  expect(shiftsOf([0, 0.1], [900, 0.2], [1900, 0.25])).toBeCloseTo(0.3);
});

test('no window is longer than five seconds', () => {
  const steady = Array.from({ length: 10 }, (_, at): [number, number] => [at * 900, 0.1]);
  expect(shiftsOf(...steady)).toBeCloseTo(0.6);
});

test('shifts that somebody asked for do not count', () => {
  expect(shiftsOf([0, 0.5, true])).toBe(0);
});

const interactionsOf = (durations: number[], total = durations.length) => {
  const counter = interactionCounter();
  for (const [index, duration] of durations.entries()) {
    counter.add({ interactionId: index + 1, duration });
  }
  return counter.told(total);
};

test('without a press there is nothing to tell', () => {
  expect(interactionsOf([])).toBeNull();
  const counter = interactionCounter();
  counter.add({ interactionId: 0, duration: 900 });
  expect(counter.told(0)).toBeNull();
});

test('the longest interaction counts, the events of one press as one', () => {
  expect(interactionsOf([40, 300, 120])).toBe(300);
  const counter = interactionCounter();
  counter.add({ interactionId: 1, duration: 80 });
  counter.add({ interactionId: 1, duration: 200 });
  counter.add({ interactionId: 2, duration: 90 });
  expect(counter.told(50)).toBe(90);
});

test('one in fifty may be worse', () => {
  const many = Array.from({ length: 120 }, (_, index) => index + 1);
  expect(interactionsOf(many)).toBe(118);
  expect(interactionsOf([900], 200)).toBe(900);
});

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
