import { expect, it } from 'vitest';
import { filterCount, listHref, readCourseListAddress, withoutFilters } from './list-address.ts';

const unfiltered = { sort: '', free: '', level: '', length: '' };

it.each([
  ['', { page: 1, search: '', category: '' }],
  ['?page=2&search=بايثون&category=3', { page: 2, search: 'بايثون', category: '3' }],
  ['?page=٢', { page: 2, search: '', category: '' }],
  ['?page=0', { page: 1, search: '', category: '' }],
  ['?page=1.5', { page: 1, search: '', category: '' }],
  ['?page=99999999999', { page: 1, search: '', category: '' }],
  ['?page=x&search=%20%20a%20', { page: 1, search: 'a', category: '' }],
])('the query %s is parsed as %j', (search, address) => {
  expect(readCourseListAddress(new URLSearchParams(search))).toEqual({ ...unfiltered, ...address });
});

it('truncates a search that is longer than the API accepts', () => {
  const long = new URLSearchParams({ search: 'ب'.repeat(300) });
  expect(readCourseListAddress(long).search).toHaveLength(100);
});

it('the URL has only the parameters that differ from the defaults', () => {
  expect(listHref({})).toBe('/courses');
  expect(listHref({ category: '3' })).toBe('/courses?category=3');
  expect(listHref({ page: 2, search: 'سي شارب' })).toBe(
    '/courses?page=2&search=%D8%B3%D9%8A+%D8%B4%D8%A7%D8%B1%D8%A8',
  );
});

it.each([
  [
    '?sort=rated&free=1&level=beginner&length=long',
    { sort: 'rated', free: '1', level: 'beginner', length: 'long' },
  ],
  ['?sort=newest', {}],
  ['?sort=name&free=yes&level=hard&length=5', {}],
])('the choices of %s are parsed as %j', (search, filters) => {
  const parsed = readCourseListAddress(new URLSearchParams(search));
  expect(parsed).toMatchObject({ ...unfiltered, ...filters });
});

it('order and filters are in the URL, and taking the filters away keeps search, category and order', () => {
  const address = readCourseListAddress(
    new URLSearchParams('?page=3&search=a&category=3&sort=popular&free=1&length=short'),
  );
  expect(listHref({ ...address, page: 1 })).toBe(
    '/courses?search=a&category=3&sort=popular&free=1&length=short',
  );
  expect(filterCount(address)).toBe(2);
  expect(listHref(withoutFilters(address))).toBe(
    '/courses?page=3&search=a&category=3&sort=popular',
  );
});
