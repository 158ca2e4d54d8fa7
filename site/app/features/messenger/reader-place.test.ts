import { expect, test } from 'vitest';
import { hasMoved, isAtEnd } from './reader-place.ts';

const put = { height: 1249, view: 649, top: 600 };

test('who is near the end is there', () => {
  expect(isAtEnd({ ...put, top: 553 })).toBe(true);
  expect(isAtEnd({ ...put, top: 552 })).toBe(false);
});

test('who stands where they were put has not moved, though a pixel may be rounded', () => {
  expect(hasMoved(put, { ...put, top: 599 }, true)).toBe(false);
  expect(hasMoved(put, put, false)).toBe(false);
});

test('what takes up its room moves nobody away', () => {
  expect(hasMoved(put, { ...put, height: 1681, top: 595 }, false)).toBe(false);
  expect(hasMoved(put, { ...put, view: 605, top: 595 }, false)).toBe(false);
});

test('who scrolls by hand moves, whatever the list does meanwhile', () => {
  expect(hasMoved(put, { ...put, height: 1681, top: 500 }, true)).toBe(true);
  expect(hasMoved(put, { ...put, top: 500 }, true)).toBe(true);
});

test('who is moved in a list of the same height has moved: the browser has found what they looked for', () =>
  expect(hasMoved(put, { ...put, top: 100 }, false)).toBe(true));
