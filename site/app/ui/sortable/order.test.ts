import { expect, it } from 'vitest';
import { droppedAt, movedTo } from './order.ts';

it.each([
  [2, 1, 'before', [2, 1, 3, 4]],
  [1, 3, 'after', [2, 3, 1, 4]],
  [1, 3, 'before', [2, 1, 3, 4]],
  [4, 1, 'before', [4, 1, 2, 3]],
  [1, 4, 'after', [2, 3, 4, 1]],
  [2, 2, 'after', [1, 2, 3, 4]],
  [2, 9, 'after', [1, 2, 3, 4]],
] as const)('%i dropped on %i, %s it', (id, target, edge, expected) => {
  expect(droppedAt([1, 2, 3, 4], id, target, edge)).toEqual(expected);
});

it.each([
  [1, 1, [2, 1, 3]],
  [3, -1, [3, 1, 2]],
  [1, 9, [2, 3, 1]],
  [8, 0, [1, 2, 3]],
] as const)('%i moved to the index %i', (id, index, expected) => {
  expect(movedTo([1, 2, 3], id, index)).toEqual(expected);
});
