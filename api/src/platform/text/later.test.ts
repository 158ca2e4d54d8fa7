import fc from 'fast-check';
import { expect, test } from 'vitest';
import { later } from './later.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** With summer times of the north and the south, odd offsets, a half hour, a skipped day and none at all. */
const zones = [
  'Africa/Cairo',
  'Africa/Casablanca',
  'Asia/Riyadh',
  'Asia/Gaza',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Apia',
];

const at = (text: string) => new Date(text);

test.each([
  [
    'a week over the beginning of summer time',
    '2027-04-28T21:59:00Z',
    { days: 7 },
    '2027-05-05T20:59:00Z',
  ],
  ['a week over its end', '2026-10-28T20:59:00Z', { days: 7 }, '2026-11-04T21:59:00Z'],
  [
    'a month of the day that it is there',
    '2027-02-28T22:30:00Z',
    { months: 1 },
    '2027-03-31T22:30:00Z',
  ],
  ['a month after the 31st', '2027-01-31T10:00:00Z', { months: 1 }, '2027-02-28T10:00:00Z'],
  [
    'a year after the 29th of February',
    '2028-02-29T10:00:00Z',
    { months: 12 },
    '2029-02-28T10:00:00Z',
  ],
])('%s is that of the calendar in Cairo', (_what, from, span, expected) => {
  expect(later(at(from), span, 'Africa/Cairo')).toEqual(at(expected));
});

/** What a clock on the wall of a zone shows, as milliseconds of a calendar without zones. */
function clockOf(zone: string) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  return (time: number) => {
    const parts = format.formatToParts(time).map(({ type, value }) => [type, Number(value)]);
    const { year, month, day, hour, minute, second } = Object.fromEntries(parts);
    return Date.UTC(year, month - 1, day, hour, minute, second);
  };
}

/** A calendar without zones: months first, the last day of a shorter one, then days. */
function plainLater(wall: number, { months, days }: { months: number; days: number }): number {
  const from = new Date(wall);
  const month = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1);
  const last = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 1) - dayMs;
  const date = Math.min(month + (from.getUTCDate() - 1) * dayMs, last);
  return date + (wall % dayMs) + days * dayMs;
}

test.each(zones)('1,000 spans in %s are those of a plain calendar', (zone) => {
  const clock = clockOf(zone);
  const seconds = (text: string) => at(text).getTime() / 1000;
  const time = fc.integer({ min: seconds('2015-01-01'), max: seconds('2035-01-01') });
  const days = fc.integer({ min: 0, max: 800 });
  const months = fc.integer({ min: 0, max: 36 });
  let skipped = 0;
  fc.assert(
    fc.property(time, fc.record({ days, months }), (from, span) => {
      const until = later(new Date(from * 1000), span, zone).getTime();
      const expected = plainLater(clock(from * 1000), span);
      if (clock(until) === expected) return;
      // The zone skips that time: whichever offset is taken, no clock shows it.
      skipped += 1;
      for (const around of [until - dayMs, until + dayMs]) {
        expect(clock(expected - (clock(around) - around))).not.toBe(expected);
      }
      expect(Math.abs(clock(until) - expected)).toBeLessThanOrEqual(dayMs);
    }),
    { numRuns: 1000, seed: 31 },
  );
  expect(skipped).toBeLessThan(20);
});
