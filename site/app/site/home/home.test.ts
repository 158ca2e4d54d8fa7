import { parseStatistics } from '@nibras/contract/compat/parse-statistics.ts';
import { describe, expect, it } from 'vitest';
import { latestOf } from './latest-of.ts';

describe('the latest courses', () => {
  const course = (id: number, created_at = '') => ({ id, created_at });

  it('are the newest when the server does not sort', () => {
    const courses = [
      course(1, '2026-01-05T08:00:00Z'),
      course(2, '2026-03-01T08:00:00Z'),
      course(3, '2026-02-01T08:00:00Z'),
    ];
    expect(latestOf(courses, 2).map(({ id }) => id)).toEqual([2, 3]);
  });

  it('without dates are the first of the list', () => {
    const courses = [course(4), course(2), course(9, 'أمس')];
    expect(latestOf(courses, 2).map(({ id }) => id)).toEqual([4, 2]);
  });

  it('with a date precede those without', () => {
    const courses = [course(1), course(2, '2026-03-01T08:00:00Z')];
    expect(latestOf(courses, 4).map(({ id }) => id)).toEqual([2, 1]);
  });
});

describe('the statistics of a response', () => {
  it('are parsed from numbers and strings', () => {
    const parsed = parseStatistics.parse({
      students: '1240',
      courses: 26,
      projects: 16,
      articles: 20,
    });
    expect(parsed).toEqual({ students: 1240, courses: 26, projects: 16, articles: 20 });
  });

  it('that are missing count as 0', () => {
    expect(parseStatistics.parse({ courses: 3 })).toMatchObject({ students: 0, courses: 3 });
  });
});
