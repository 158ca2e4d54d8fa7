import { expect, test } from 'vitest';
import { createServerClock } from './server-clock.ts';

const noon = Date.parse('2026-11-24T12:00:00.000Z');

function device() {
  const time = { date: 5_000, steady: 100 };
  const clock = createServerClock({ date: () => time.date, steady: () => time.steady });
  clock.sync('2026-11-24T12:00:00.000Z');
  return { time, clock };
}

test('a device whose clock is wrong counts by the server’s', () => {
  const { time, clock } = device();
  expect(clock.now()).toBe(noon);
  time.date += 2_000;
  time.steady += 2_000;
  expect(clock.now()).toBe(noon + 2_000);
});

test('a clock that is set back while an attempt is open gains no time', () => {
  const { time, clock } = device();
  time.steady += 60_000;
  time.date -= 3_600_000;
  expect(clock.now()).toBe(noon + 60_000);
});

test('time goes on while the device sleeps and its steady clock stands still', () => {
  const { time, clock } = device();
  time.date += 600_000;
  expect(clock.now()).toBe(noon + 600_000);
});

test('a page that is opened without a line goes on with the offset that was kept', () => {
  const { time, clock } = device();
  const offset = clock.offset();
  const later = { date: time.date + 30_000, steady: 0 };
  const reopened = createServerClock({ date: () => later.date, steady: () => later.steady });
  reopened.restore(offset);
  expect(reopened.now()).toBe(noon + 30_000);
});
