import { expect, test } from 'vitest';
import { idsOf, testTree } from './testing.ts';
import {
  hasNewNames,
  inTreeOrder,
  withFreeLectures,
  withLectureStates,
  withMovedChapter,
  withMovedLectures,
  withoutLectures,
} from './tree-edits.ts';

const tree = testTree({ 1: [10, 11, 12], 2: [20, 21], 3: [] });

test('lectures move within their chapter; the position counts those that stay', () => {
  expect(idsOf(withMovedLectures(tree, [10], { chapterId: 1, position: 2 }))[1]).toEqual([
    11, 12, 10,
  ]);
  expect(idsOf(withMovedLectures(tree, [10, 12], { chapterId: 1, position: 1 }))[1]).toEqual([
    11, 10, 12,
  ]);
});

test('lectures of several chapters move into another one, in the given order', () => {
  const moved = withMovedLectures(tree, [11, 20], { chapterId: 3, position: 0 });
  expect(idsOf(moved)).toEqual({ 1: [10, 12], 2: [21], 3: [11, 20] });
});

test('what is chosen is put into the order of the tree', () => {
  expect(inTreeOrder(tree, new Set([21, 10, 99, 12]))).toEqual([10, 12, 21]);
});

test('chapters whose lectures do not change stay the same objects', () => {
  const changed = withFreeLectures(tree, [20], true);
  expect(changed.chapters[1]?.lectures.map(({ free }) => free)).toEqual([true, false]);
  expect(changed.chapters[0]).toBe(tree.chapters[0]);
  expect(withoutLectures(tree, [20]).chapters[2]).toBe(tree.chapters[2]);
});

test('a lecture that is hidden is not public', () => {
  const lecture = withLectureStates(tree, [10], 'hidden').chapters[0]?.lectures[0];
  expect(lecture).toMatchObject({ state: 'hidden', published: false });
});

test('a chapter moves with its lectures', () => {
  const moved = withMovedChapter(tree, 1, 2);
  expect(moved.chapters.map(({ id }) => id)).toEqual([2, 3, 1]);
  expect(idsOf(moved)[1]).toEqual([10, 11, 12]);
});

test('a typed name is new until the tree has it', () => {
  const name = tree.chapters[0]?.lectures[0]?.name ?? '';
  expect(hasNewNames(tree, {})).toBe(false);
  expect(hasNewNames(tree, { 'lecture:10': name })).toBe(false);
  expect(hasNewNames(tree, { 'lecture:10': `${name} مصحح` })).toBe(true);
  expect(hasNewNames(tree, { 'chapter:1': 'فصل آخر' })).toBe(true);
});
