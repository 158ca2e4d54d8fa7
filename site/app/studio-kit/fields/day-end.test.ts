import { expect, test } from 'vitest';
import { dayMonthsLater, endOfDay } from './day-end.ts';

test.each([
  // 22:30 in UTC is the next day in Cairo.
  ['2027-02-28T22:30:00Z', 1, 'Africa/Cairo', '2027-04-01'],
  ['2027-02-28T21:30:00Z', 1, 'Africa/Cairo', '2027-03-28'],
  ['2027-01-31T12:00:00Z', 1, 'Africa/Cairo', '2027-02-28'],
  ['2027-01-01T02:00:00Z', 12, 'America/New_York', '2027-12-31'],
])('the day of %s, %i months later in %s, is %s', (from, months, zone, expected) => {
  expect(dayMonthsLater(Date.parse(from), months, zone)).toBe(expected);
});

test('the end of a day is that of the zone, on the day on which clocks change too', () => {
  expect(endOfDay('2027-04-29', 'Africa/Cairo')).toBe('2027-04-29T21:59:00.000Z');
  expect(endOfDay('2027-04-30', 'Africa/Cairo')).toBe('2027-04-30T20:59:00.000Z');
});
