import { describe, expect, test } from 'vitest';
import {
  countAttempt,
  type LoginAttempts,
  loginWait,
  loginWaitMinutes,
  noAttempts,
  readAttempts,
  writeAttempts,
} from './login-throttle.ts';
import { memoryStore } from './testing.ts';

const minute = 60_000;
const t0 = Date.parse('2026-01-01T10:00:00Z');

function attemptsAt(...times: number[]): LoginAttempts {
  return times.reduce((attempts, at) => countAttempt(attempts, at), noAttempts);
}

const five = attemptsAt(t0, t0, t0, t0, t0);

describe('login throttle', () => {
  test('four attempts do not lock', () => {
    expect(loginWait(attemptsAt(t0, t0, t0, t0), t0)).toBe(0);
  });

  test('the fifth locks for 15 minutes from the last attempt', () => {
    const attempts = attemptsAt(t0, t0, t0, t0, t0 + 2 * minute);
    expect(loginWait(attempts, t0 + 2 * minute)).toBe(15 * minute);
    expect(loginWait(attempts, t0 + 17 * minute - 1)).toBe(1);
    expect(loginWait(attempts, t0 + 17 * minute)).toBe(0);
  });

  test('the wait is shown in whole minutes, rounded up', () => {
    expect(loginWaitMinutes(five, t0)).toBe(15);
    expect(loginWaitMinutes(five, t0 + 1)).toBe(15);
    expect(loginWaitMinutes(five, t0 + 14 * minute + 1)).toBe(1);
    expect(loginWaitMinutes(five, t0 + 15 * minute)).toBe(0);
  });

  test('after a lock the count starts again', () => {
    expect(countAttempt(five, t0 + 15 * minute).loginAttempts).toBe(1);
    expect(countAttempt(five, t0 + minute).loginAttempts).toBe(6);
  });

  test('a clock that was set back never locks longer than the rule', () => {
    expect(loginWait(five, t0 - 60 * minute)).toBe(15 * minute);
  });

  test('the count survives a reload, and an invalid stored value counts as none', () => {
    const store = memoryStore();
    writeAttempts(store, five);
    expect(readAttempts(store)).toEqual(five);
    writeAttempts(store, noAttempts);
    expect(store.getItem('login-attempts')).toBeNull();
    store.setItem('login-attempts', '{"loginAttempts":"many"}');
    expect(readAttempts(store)).toEqual(noAttempts);
    store.setItem('login-attempts', 'x');
    expect(readAttempts(store)).toEqual(noAttempts);
  });
});
