import { describe, expect, test } from 'vitest';
import { rowKeys, steppedChapter, steppedPlace, steppedRow } from './keyboard-moves.ts';
import { idsOf, testTree } from './testing.ts';
import { withMovedLectures } from './tree-edits.ts';

const tree = testTree({ 1: [10, 11, 12], 2: [20], 3: [] });

/** The tree after Alt and an arrow; null where the key does nothing. */
function stepped(ids: number[], direction: 'up' | 'down') {
  const place = steppedPlace(tree, ids, direction);
  return place && idsOf(withMovedLectures(tree, ids, place));
}

describe('Alt and an arrow', () => {
  test('move a lecture by one line', () => {
    expect(stepped([11], 'up')?.[1]).toEqual([11, 10, 12]);
    expect(stepped([11], 'down')?.[1]).toEqual([10, 12, 11]);
  });

  test('move it into the next chapter from the edge of its own', () => {
    expect(stepped([12], 'down')).toEqual({ 1: [10, 11], 2: [12, 20], 3: [] });
    expect(stepped([20], 'up')).toEqual({ 1: [10, 11, 12, 20], 2: [], 3: [] });
    expect(stepped([20], 'down')).toEqual({ 1: [10, 11, 12], 2: [], 3: [20] });
  });

  test('do nothing at the edges of the course', () => {
    expect(stepped([10], 'up')).toBeNull();
    expect(steppedPlace(testTree({ 1: [10] }), [10], 'down')).toBeNull();
    expect(steppedPlace(tree, [], 'down')).toBeNull();
  });

  test('move selected lectures together', () => {
    expect(stepped([10, 11], 'down')?.[1]).toEqual([12, 10, 11]);
    expect(stepped([11, 12], 'up')?.[1]).toEqual([11, 12, 10]);
    expect(stepped([11, 12], 'down')).toEqual({ 1: [10], 2: [11, 12, 20], 3: [] });
  });

  test('move a chapter among the others', () => {
    expect(steppedChapter(tree, 1, 'down')).toBe(1);
    expect(steppedChapter(tree, 1, 'up')).toBeNull();
    expect(steppedChapter(tree, 3, 'down')).toBeNull();
  });
});

describe('the rows', () => {
  const rows = rowKeys(tree, new Set([1]));

  test('leave out the lectures of a folded chapter', () => {
    expect(rows).toEqual(['chapter:1', 'chapter:2', 'lecture:20', 'chapter:3']);
  });

  test('are walked through by arrows, Home and End', () => {
    expect(steppedRow(rows, 'chapter:2', 'ArrowDown')).toBe('lecture:20');
    expect(steppedRow(rows, 'chapter:1', 'ArrowUp')).toBeNull();
    expect(steppedRow(rows, 'lecture:20', 'Home')).toBe('chapter:1');
    expect(steppedRow(rows, 'chapter:1', 'End')).toBe('chapter:3');
    expect(steppedRow(rows, 'chapter:1', 'a')).toBeNull();
  });
});
