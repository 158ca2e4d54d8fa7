import { seats as limits } from '@nibras/contract/learning/seats/limits.ts';
import { expect, test } from 'vitest';
import { openPaces } from './pace.ts';

const { pace, paceAhead } = limits;

test('a session reads so far ahead at once, and further at its pace', () => {
  const { read } = openPaces();
  expect(read(1, paceAhead, 0)).toBe(0);
  expect(read(1, pace, 0)).toBe(1000);
  // After that second it reads on at the same pace.
  expect(read(1, pace, 1000)).toBe(1000);
  expect(read(1, pace, 3000)).toBe(0);
});

test('what was not read is allowed again, up to so far ahead', () => {
  const { read } = openPaces();
  read(1, paceAhead, 0);
  expect(read(1, paceAhead, (paceAhead / pace) * 1000)).toBe(0);
  expect(read(1, paceAhead + pace, 1e9)).toBe(1000);
});

test('watching at twice the speed, with a seek each second minute, is never slowed', () => {
  const { read } = openPaces();
  for (let second = 0; second < 3600; second += 1) {
    const seek = second % 120 === 0 ? 60 : 0;
    expect(read(1, 2 + seek, second * 1000)).toBe(0);
  }
});

test('sessions have allowances of their own, and a clock that goes back gives none', () => {
  const { read } = openPaces();
  read(1, paceAhead, 1000);
  expect(read(2, paceAhead, 1000)).toBe(0);
  expect(read(1, pace, 0)).toBe(1000);
});
