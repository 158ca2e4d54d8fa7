import type { ScreenCapability } from '@nibras/contract/people/auth/shapes.ts';
import { expect, test } from 'vitest';
import { studioPages } from '../pages.ts';
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
  ['/studio/overview/drafts', '/studio'],
  ['/studio/no-such-page', undefined],
])('%s belongs to %s', (path, entry) => {
  expect(entryOf(path)?.to).toBe(entry);
});

const namesFor = (capabilities: ScreenCapability[]) =>
  roomsFor(capabilities).map(({ name }) => name);

/** What the server gives to these roles (api/src/platform/http/capabilities.ts). */
const editor: ScreenCapability[] = [
  'studio:open',
  'article:create',
  'article:edit',
  'service:create',
  'project:create',
  'skill:edit',
  'page:create',
  'order:answer',
];
const teacher: ScreenCapability[] = [
  'studio:open',
  'course:create',
  'course:enrol',
  'course:certify',
  'course:announce',
  'course:moderate',
  'course:mark',
];

test('an editor has three rooms, and no courses among the content', () => {
  expect(namesFor(editor)).toEqual(['home', 'inbox', 'content']);
  const content = roomsFor(editor).find(({ name }) => name === 'content');
  expect(content?.pages[0].to).toBe('/studio/articles');
  expect(content?.pages.map(({ to }) => to)).not.toContain('/studio/courses');
});

test('a teacher has four rooms, also before the first course', () => {
  expect(namesFor(teacher)).toEqual(['home', 'inbox', 'content', 'students']);
  expect(namesFor(['studio:open', 'course:create'])).toEqual(['home', 'inbox', 'content']);
});
