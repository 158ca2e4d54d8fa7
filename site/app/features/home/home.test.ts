import { describe, expect, it } from 'vitest';
import { latestOf } from './latest-of.ts';
import { readServices } from './read-answers.ts';

describe('the latest courses', () => {
  const course = (id: number, created_at = '') => ({ id, created_at });

  it('of a server that does not sort are its newest', () => {
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

  it('with a date stand before those without', () => {
    const courses = [course(1), course(2, '2026-03-01T08:00:00Z')];
    expect(latestOf(courses, 4).map(({ id }) => id)).toEqual([2, 1]);
  });
});

describe('the services of an answer', () => {
  const service = { id: 1, name: 'متاجر', image: null, price: { starting: '700' } };

  it.each([['services'], ['data']])('are read from `%s`', (key) => {
    const read = readServices.parse({ [key]: [service] });
    expect(read).toMatchObject([{ name: 'متاجر', price: { starting: 700 } }]);
  });

  it('that lack a name or an id are left out', () => {
    const services = [{ id: 2 }, { name: 'بلا رقم' }, service];
    expect(readServices.parse({ services })).toHaveLength(1);
  });

  it('without a price or a picture are shown without', () => {
    const [read] = readServices.parse({ services: [{ id: 3, name: 'تدريب' }] });
    expect(read).toMatchObject({ price: null, image: null, small_description: '' });
  });
});
