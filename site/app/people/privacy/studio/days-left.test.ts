import { expect, test } from 'vitest';
import { daysLeft, isSoon } from './days-left.ts';

const now = Date.parse('2026-03-01T12:00:00Z');

test.each([
  ['2026-03-15T12:00:00Z', 14, false],
  ['2026-03-05T11:59:00Z', 4, false],
  ['2026-03-04T12:00:00Z', 3, true],
  ['2026-03-01T12:01:00Z', 1, true],
  ['2026-03-01T11:00:00Z', 0, true],
  ['2026-02-27T12:00:00Z', -2, true],
])('a request due at %s has %i days left', (dueAt, days, soon) => {
  // Not `toBe`, which tells 0 from -0.
  expect(daysLeft(dueAt, now) === days).toBe(true);
  expect(isSoon(daysLeft(dueAt, now))).toBe(soon);
});
