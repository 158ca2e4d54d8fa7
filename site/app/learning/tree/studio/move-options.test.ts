import { expect, test } from 'vitest';
import { chapterOptions, firstActive } from './move-options.ts';
import { testTree } from './testing.ts';

const tree = testTree({ 1: [10, 11], 2: [20], 3: [] });
const ids = (moving: number[] | null, search = '') =>
  chapterOptions(tree, { search, moving }).map(({ id }) => id);

test('a lecture can go to the end of every chapter but where it stands already', () => {
  expect(ids([20])).toEqual([1, 3]);
  expect(ids([11])).toEqual([2, 3]);
  expect(ids([10])).toEqual([1, 2, 3]);
});

test('a copy can go everywhere', () => {
  expect(ids(null)).toEqual([1, 2, 3]);
});

test('chapters are found by carelessly written names', () => {
  const named = {
    ...tree,
    chapters: tree.chapters.map((chapter, index) => ({
      ...chapter,
      name: ['الأساسيات', 'الدوال', 'إدارة الملفات'][index] ?? '',
    })),
  };
  const found = (search: string) =>
    chapterOptions(named, { search, moving: null }).map(({ name }) => name);
  expect(found('اساسيات')).toEqual(['الأساسيات']);
  expect(found('اداره')).toEqual(['إدارة الملفات']);
});

test('the keyboard begins at the chapter below', () => {
  const options = chapterOptions(tree, { search: '', moving: [10] });
  expect(options[firstActive(options, tree, [10])]?.id).toBe(2);
  expect(firstActive(options, tree, [99])).toBe(0);
});
