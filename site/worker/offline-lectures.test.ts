import { expect, test } from 'vitest';
import { parseKeepLecture, withLecture } from './offline-lectures.ts';

const lecture = (number: number, ...assets: string[]) => ({
  page: `/courses/1/lecture/${number}`,
  assets,
});

test.each([
  null,
  'text',
  {},
  { type: 'keep-lecture' },
  { type: 'keep-lecture', page: '//x', assets: [] },
])('%j is not our message', (data) => expect(parseKeepLecture(data)).toBeNull());

test('only built files are kept with a page', () => {
  const message = {
    type: 'keep-lecture',
    page: '/courses/1/lecture/2',
    assets: ['/assets/a.js', '/api/user', 3],
  };
  expect(parseKeepLecture(message)).toEqual(lecture(2, '/assets/a.js'));
});

test('files go with the last lecture that needs them', () => {
  const list = [lecture(1, '/assets/a.js', '/assets/old.js'), lecture(2, '/assets/a.js')];
  const again = withLecture(list, lecture(1, '/assets/a.js', '/assets/new.js'));
  expect(again.list.map(({ page }) => page)).toEqual([lecture(1).page, lecture(2).page]);
  expect(again.unused).toEqual(['/assets/old.js']);
});

test('the oldest lecture makes place for a new one', () => {
  const many = Array.from({ length: 20 }, (_, at) => lecture(at, `/assets/${at}.js`));
  const { list, unused } = withLecture(many, lecture(99));
  expect(list).toHaveLength(20);
  expect(unused).toEqual([lecture(19).page, '/assets/19.js']);
});
