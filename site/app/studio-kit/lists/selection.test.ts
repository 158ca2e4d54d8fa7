import { expect, test } from 'vitest';
import {
  extendedTo,
  groupToggled,
  noSelection,
  pruned,
  selectedPart,
  toggled,
} from './selection.ts';

const order = [10, 11, 12, 20, 21];
const ids = (selection: { ids: ReadonlySet<number> }) => [...selection.ids].sort();

test('a press selects a lecture, a second one takes it out', () => {
  const one = toggled(noSelection, 11);
  expect(ids(one)).toEqual([11]);
  expect(ids(toggled(one, 11))).toEqual([]);
});

test('Shift selects everything from the last press, in both directions and across chapters', () => {
  expect(ids(extendedTo(toggled(noSelection, 11), 20, order))).toEqual([11, 12, 20]);
  expect(ids(extendedTo(toggled(noSelection, 20), 11, order))).toEqual([11, 12, 20]);
  expect(ids(extendedTo(noSelection, 12, order))).toEqual([12]);
});

test('a chapter is selected whole, and unselected only where it is selected whole', () => {
  const some = toggled(noSelection, 10);
  expect(selectedPart(some, [10, 11, 12])).toBe('some');
  const all = groupToggled(some, [10, 11, 12]);
  expect(selectedPart(all, [10, 11, 12])).toBe('all');
  expect(ids(groupToggled(all, [10, 11, 12]))).toEqual([]);
  expect(selectedPart(noSelection, [])).toBe('none');
});

test('lectures that are gone are no longer selected', () => {
  const selection = groupToggled(noSelection, [10, 99]);
  expect(ids(pruned(selection, order))).toEqual([10]);
  const present = groupToggled(noSelection, [10]);
  expect(pruned(present, order)).toBe(present);
});
