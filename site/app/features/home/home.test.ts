import { describe, expect, it } from 'vitest';
import { latestOf } from './latest-of.ts';
import { readServices } from './read-services.ts';

describe('the latest courses', () => {
  const course = (id: number, created_at?: string | null) => ({ id, created_at });

  it('of a server that does not sort are its newest', () => {
    const courses = [
      course(1, '2026-01-05T08:00:00Z'),
      course(2, '2026-03-01T08:00:00Z'),
      course(3, '2026-02-01T08:00:00Z'),
    ];
    expect(latestOf(courses, 2).map(({ id }) => id)).toEqual([2, 3]);
  });

  it('without dates are the first of the list', () => {
    const courses = [course(4), course(2, null), course(9, 'أمس')];
    expect(latestOf(courses, 2).map(({ id }) => id)).toEqual([4, 2]);
  });

  it('with a date stand before those without', () => {
    const courses = [course(1), course(2, '2026-03-01T08:00:00Z')];
    expect(latestOf(courses, 4).map(({ id }) => id)).toEqual([2, 1]);
  });
});

describe('the services of an answer', () => {
  const service = { id: 1, name: 'متاجر', image: null, price: { starting: 700 } };

  it.each([['services'], ['data']])('are read from `%s`', (key) => {
    expect(readServices({ [key]: [service] })).toMatchObject([{ name: 'متاجر' }]);
  });

  it('that lack a name are left out', () => {
    expect(readServices({ services: [{ id: 2 }, service] })).toHaveLength(1);
  });

  it('are missed where there is no list', () => {
    expect(() => readServices({ message: 'خطأ' })).toThrow();
  });
});
