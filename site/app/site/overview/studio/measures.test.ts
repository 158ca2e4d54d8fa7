import { expect, test } from 'vitest';
import { comparedOf, measuresOf } from './measures.ts';

const none = Array<number>(30).fill(0);

test('a week is compared with the one before, and today with yesterday', () => {
  const values = [...none.slice(14), 9, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 4, 5];
  expect(comparedOf({ values })).toEqual({ today: 5, yesterday: 4, week: 11, weekBefore: 10 });
});

test('what has not happened in all of these days is left out', () => {
  const days = none.map((_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`);
  const enrolments = [...none.slice(1), 1];
  expect(measuresOf({ days, enrolments, lectures: none, income: null })).toHaveLength(1);
  const refunded = [...none.slice(1), -500];
  const measures = measuresOf({
    days,
    enrolments: none,
    lectures: none,
    income: [
      { currency: 'USD', net: refunded },
      { currency: 'EGP', net: none },
    ],
  });
  expect(measures.map(({ id }) => id)).toEqual(['income-USD']);
});
