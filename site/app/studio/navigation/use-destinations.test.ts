import { expect, test } from 'vitest';
import { studioPages } from '../pages.ts';
import { destinationOf } from './use-destinations.ts';

/** Pages that belong to no entry: those of every kind, and the address of none. */
const ofNoEntry = [':kind/:id/history', '*'];

test('every page of the studio belongs to an entry of the menu', () => {
  const paths = studioPages
    .map(({ path = '' }) => path)
    .filter((path) => !ofNoEntry.includes(path));
  expect(paths.length).toBeGreaterThan(50);
  const lost = paths.filter(
    (path) => !destinationOf(`/studio${path && '/'}${path.replace(/:\w+/g, '1')}`),
  );
  expect(lost).toEqual([]);
});

test.each([
  ['/studio/lectures/12', '/studio/courses'],
  ['/studio/lectures/12/history', '/studio/courses'],
  ['/studio/questions/3', '/studio/courses'],
  ['/studio/courses/order', '/studio/courses/order'],
  ['/studio/cases', '/studio/purchases'],
  ['/studio/overview/drafts', '/studio'],
  ['/studio/no-such-page', undefined],
])('%s belongs to %s', (path, entry) => {
  expect(destinationOf(path)).toBe(entry);
});
