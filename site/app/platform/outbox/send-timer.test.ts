import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBackoff, createSendTimer } from './send-timer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A timer whose changes are sent after one second of rest, within five seconds. */
function startTimer() {
  const send = vi.fn();
  const now = () => Date.now();
  return { send, timer: createSendTimer({ pause: 1_000, within: 5_000, now, send }) };
}

test('changes are sent once they rest', () => {
  const { send, timer } = startTimer();
  timer.changed();
  timer.plan();
  vi.advanceTimersByTime(900);
  timer.plan();
  vi.advanceTimersByTime(900);
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(send).toHaveBeenCalledTimes(1);
});

test('changes that never rest are sent within the time, counted from the first one', () => {
  const { send, timer } = startTimer();
  for (let typed = 0; typed < 10; typed += 1) {
    timer.changed();
    timer.plan();
    vi.advanceTimersByTime(500);
  }
  expect(send).toHaveBeenCalledTimes(1);
  timer.sent();
  timer.changed();
  timer.plan();
  vi.advanceTimersByTime(999);
  expect(send).toHaveBeenCalledTimes(1);
});

test('a try after a failure waits as long as it is told, and can be stopped', () => {
  const { send, timer } = startTimer();
  timer.changed();
  timer.sendAfter(60_000);
  vi.advanceTimersByTime(59_999);
  expect(send).not.toHaveBeenCalled();
  expect(timer.isPlanned()).toBe(true);
  timer.stop();
  vi.advanceTimersByTime(10_000);
  expect(send).not.toHaveBeenCalled();
});

test('waits double up to the last one, and begin anew', () => {
  const backoff = createBackoff(1_000, 5_000);
  expect([1, 2, 3, 4].map(() => backoff.next())).toEqual([1_000, 2_000, 4_000, 5_000]);
  backoff.reset();
  expect(backoff.next()).toBe(1_000);
});
