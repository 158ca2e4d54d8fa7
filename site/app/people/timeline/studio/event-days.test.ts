import type { TimelineEvent } from '@nibras/contract/people/timeline/studio/shapes.ts';
import { expect, test } from 'vitest';
import { eventDays } from './event-days.ts';

const event = (id: string, at: string): TimelineEvent => ({
  id,
  at,
  kind: 'account',
  title: 'أُنشئ الحساب',
  text: '',
  course: null,
  by: null,
  money: null,
  outcome: null,
  path: null,
});

test('events are gathered by the days of the provider’s time zone', () => {
  const days = eventDays(
    [
      event('c', '2026-01-11T10:00:00Z'),
      // After midnight in Cairo.
      event('b', '2026-01-10T22:30:00Z'),
      event('a', '2026-01-10T20:30:00Z'),
    ],
    'Africa/Cairo',
  );
  expect(days.map(({ day, events }) => [day, events.map(({ id }) => id)])).toEqual([
    ['2026-01-11', ['c', 'b']],
    ['2026-01-10', ['a']],
  ]);
});

test('an event that two pages have stands once', () => {
  const one = event('a', '2026-01-10T20:30:00Z');
  const [day] = eventDays([one, one], 'Africa/Cairo');
  expect(day?.events).toEqual([one]);
  expect(eventDays([], 'Africa/Cairo')).toEqual([]);
});
