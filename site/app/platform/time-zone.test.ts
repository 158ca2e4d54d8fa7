import { expect, test } from 'vitest';
import { adoptZoneClock, localTime, zoneClock } from './time-zone.ts';

const shown = (time: string, timeZone: string) =>
  localTime(Date.parse(time), timeZone).toISOString().slice(0, 16);

/** A function, because a formatter takes a thousand times as long to make as to use. */
function byIntl(timeZone: string) {
  const formatter = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (time: number) => formatter.format(time).replace(' ', 'T');
}

test.each([
  ['Africa/Cairo', '2026-11-22T12:00:00Z'],
  // Its summer time is suspended for a month: four changes a year.
  ['Africa/Casablanca', '2026-11-22T12:00:00Z'],
  ['Asia/Kathmandu', '2026-11-22T12:00:00Z'],
  ['America/St_Johns', '2026-11-22T12:00:00Z'],
  ['UTC', '2026-11-22T12:00:00Z'],
])('the table of %s agrees with Intl, on every third day and around every change', (zone, now) => {
  const { shifts, until } = zoneClock(zone, Date.parse(now));
  const first = shifts[0]?.[0] ?? 0;
  expect(new Date(first * 60_000).getUTCFullYear()).toBe(2016);
  expect(new Date(until * 60_000).getUTCFullYear()).toBe(2029);
  const minutes = shifts.flatMap(([since]) => [since - 1, since, since + 1]);
  for (let minute = first; minute < until; minute += 1_440 * 3 + 77) minutes.push(minute);
  const expected = byIntl(zone);
  for (const minute of minutes) {
    const time = minute * 60_000;
    expect(localTime(time, zone).toISOString().slice(0, 16)).toBe(expected(time));
  }
});

test('Egypt puts its clocks forward in April and back in October', () => {
  const { shifts } = zoneClock('Africa/Cairo', Date.parse('2026-11-22T12:00:00Z'));
  const in2026 = shifts
    .map(([since, ahead]) => [new Date(since * 60_000).toISOString().slice(0, 16), ahead])
    .filter(([since]) => String(since).startsWith('2026'));
  expect(in2026).toEqual([
    ['2026-04-23T22:00', 180],
    ['2026-10-29T21:00', 120],
  ]);
});

test('the server’s table is used within its range, and Intl outside of it', () => {
  const since = Date.parse('2026-01-01T00:00:00Z') / 60_000;
  const until = Date.parse('2027-01-01T00:00:00Z') / 60_000;
  adoptZoneClock('Asia/Riyadh', { shifts: [[since, 600]], until });
  expect(shown('2026-06-01T12:00:00Z', 'Asia/Riyadh')).toBe('2026-06-01T22:00');
  expect(shown('2025-12-31T23:59:00Z', 'Asia/Riyadh')).toBe('2026-01-01T02:59');
  expect(shown('2027-01-01T00:00:00Z', 'Asia/Riyadh')).toBe('2027-01-01T03:00');
  expect(shown('1969-07-20T20:17:40Z', 'Asia/Riyadh')).toBe('1969-07-20T23:17');
});
