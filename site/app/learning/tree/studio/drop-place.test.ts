import { expect, test } from 'vitest';
import { chapterEnd, chapterPositionBeside, isAlreadyThere, placeBeside } from './drop-place.ts';
import { idsOf, testTree } from './testing.ts';
import { withMovedLectures } from './tree-edits.ts';

const tree = testTree({ 1: [10, 11, 12], 2: [20, 21], 3: [] });

function dropped(ids: number[], lectureId: number, edge: 'before' | 'after') {
  const place = placeBeside(tree, ids, { lectureId, edge });
  return place && idsOf(withMovedLectures(tree, ids, place));
}

test('a lecture is dropped before or after another, in its chapter and in others', () => {
  expect(dropped([10], 12, 'after')?.[1]).toEqual([11, 12, 10]);
  expect(dropped([10], 12, 'before')?.[1]).toEqual([11, 10, 12]);
  expect(dropped([12], 10, 'before')?.[1]).toEqual([12, 10, 11]);
  expect(dropped([10], 20, 'after')).toEqual({ 1: [11, 12], 2: [20, 10, 21], 3: [] });
});

test('selected lectures are dropped beside one of themselves', () => {
  expect(dropped([10, 12], 12, 'after')?.[1]).toEqual([11, 10, 12]);
});

test('what is dropped where it stands is not moved', () => {
  const own = placeBeside(tree, [11], { lectureId: 11, edge: 'after' });
  expect(own && isAlreadyThere(tree, [11], own)).toBe(true);
  const next = placeBeside(tree, [11], { lectureId: 10, edge: 'after' });
  expect(next && isAlreadyThere(tree, [11], next)).toBe(true);
  expect(isAlreadyThere(tree, [11], { chapterId: 1, position: 0 })).toBe(false);
  expect(isAlreadyThere(tree, [11], { chapterId: 3, position: 0 })).toBe(false);
});

test('the end of a chapter counts what stays in it', () => {
  expect(chapterEnd(tree, [10], 1)).toEqual({ chapterId: 1, position: 2 });
  expect(chapterEnd(tree, [10], 2)).toEqual({ chapterId: 2, position: 2 });
});

test('a chapter is dropped beside another', () => {
  expect(chapterPositionBeside(tree, 1, { chapterId: 3, edge: 'after' })).toBe(2);
  expect(chapterPositionBeside(tree, 3, { chapterId: 1, edge: 'before' })).toBe(0);
  expect(chapterPositionBeside(tree, 1, { chapterId: 2, edge: 'before' })).toBe(0);
  expect(chapterPositionBeside(tree, 2, { chapterId: 2, edge: 'after' })).toBe(1);
});
