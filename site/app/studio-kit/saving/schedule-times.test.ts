import { expect, test } from 'vitest';
import { offeredTimes } from './schedule-times.ts';

const cairo = 'Africa/Cairo';
/** In Cairo in winter, two hours ahead of UTC. */
const offers = (utc: string, zone = cairo) =>
  offeredTimes(Date.parse(utc), zone).map(
    ({ at, label }) => `${label} = ${new Date(at).toISOString().slice(0, 16)}`,
  );

test('this evening, tomorrow, and around the weekend are offered, the next one first', () => {
  // A Monday, 12:00 in Cairo.
  expect(offers('2026-01-12T10:00:00Z')).toEqual([
    'اليوم 8 مساءً = 2026-01-12T18:00',
    'غدًا 9 صباحًا = 2026-01-13T07:00',
    'غدًا 8 مساءً = 2026-01-13T18:00',
    'الخميس 8 مساءً = 2026-01-15T18:00',
    'الأحد 9 صباحًا = 2026-01-18T07:00',
  ]);
});

test('what is past or near is not offered, and one time is offered once', () => {
  // A Wednesday, 19:45 in Cairo: tomorrow is Thursday.
  expect(offers('2026-01-14T17:45:00Z')).toEqual([
    'غدًا 9 صباحًا = 2026-01-15T07:00',
    'غدًا 8 مساءً = 2026-01-15T18:00',
    'الأحد 9 صباحًا = 2026-01-18T07:00',
  ]);
});

test('on a Thursday the next one is told apart from today', () => {
  expect(offers('2026-01-15T10:00:00Z')).toContain('الخميس القادم 8 مساءً = 2026-01-22T18:00');
});

test('the hours are those of the zone, also across a change of its clocks', () => {
  // Cairo goes to summer time on Friday, 24 April 2026; the day of the zone has begun already in Tokyo.
  expect(offers('2026-04-23T10:00:00Z')).toContain('الأحد 9 صباحًا = 2026-04-26T06:00');
  expect(offers('2026-01-12T20:00:00Z', 'Asia/Tokyo')[0]).toBe('اليوم 8 مساءً = 2026-01-13T11:00');
});
