import { roleCapabilities, type StudioRole } from '@nibras/contract/testing/role-capabilities.ts';
import { expect, test } from 'vitest';
import { studioPages } from '../pages.ts';
import { rooms } from '../rooms.ts';
import { entryOf, roomsFor } from './use-rooms.ts';

/** Pages that belong to no entry: those of every kind, and the address of none. */
const ofNoEntry = [':kind/:id/history', '*'];

test('every page of the studio belongs to an entry of a room', () => {
  const paths = studioPages
    .map(({ path = '' }) => path)
    .filter((path) => !ofNoEntry.includes(path));
  expect(paths.length).toBeGreaterThan(50);
  const lost = paths.filter(
    (path) => !entryOf(`/studio${path && '/'}${path.replace(/:\w+/g, '1')}`),
  );
  expect(lost).toEqual([]);
});

test.each([
  ['/studio/lectures/12', '/studio/courses'],
  ['/studio/lectures/12/history', '/studio/courses'],
  ['/studio/questions/3', '/studio/courses'],
  ['/studio/courses/order', '/studio/courses/order'],
  ['/studio/cases', '/studio/purchases'],
  ['/studio/people/import', '/studio/enrolments'],
  ['/studio/people/4', '/studio/people'],
  ['/studio/overview/drafts', '/studio'],
  ['/studio/no-such-page', undefined],
])('%s belongs to %s', (path, entry) => {
  expect(entryOf(path)?.to).toBe(entry);
});

const namesFor = (role: StudioRole) => roomsFor(roleCapabilities[role]).map(({ name }) => name);

test('an admin has all rooms', () => {
  expect(namesFor('admin')).toEqual(rooms.map(({ name }) => name));
});

test('an editor has three rooms, and no courses among the content', () => {
  expect(namesFor('editor')).toEqual(['home', 'inbox', 'content']);
  const content = roomsFor(roleCapabilities.editor).find(({ name }) => name === 'content');
  expect(content?.pages[0].to).toBe('/studio/articles');
  expect(content?.pages.map(({ to }) => to)).not.toContain('/studio/courses');
});

test('a teacher has four rooms, and three before the first course', () => {
  expect(namesFor('teacher')).toEqual(['home', 'inbox', 'content', 'students']);
  expect(namesFor('newTeacher')).toEqual(['home', 'inbox', 'content']);
});
