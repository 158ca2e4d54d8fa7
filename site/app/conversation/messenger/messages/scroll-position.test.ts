import { expect, test } from 'vitest';
import { hasMoved, isAtEnd } from './scroll-position.ts';

const placed = { height: 1249, view: 649, top: 600 };

test('a position near the end counts as the end', () => {
  expect(isAtEnd({ ...placed, top: 553 })).toBe(true);
  expect(isAtEnd({ ...placed, top: 552 })).toBe(false);
});

test('a difference of one rounded pixel is no movement', () => {
  expect(hasMoved(placed, { ...placed, top: 599 }, true)).toBe(false);
  expect(hasMoved(placed, placed, false)).toBe(false);
});

test('a resize of the list is not taken for scrolling by the reader', () => {
  expect(hasMoved(placed, { ...placed, height: 1681, top: 595 }, false)).toBe(false);
  expect(hasMoved(placed, { ...placed, view: 605, top: 595 }, false)).toBe(false);
});

test('scrolling by hand counts even when the list is resized meanwhile', () => {
  expect(hasMoved(placed, { ...placed, height: 1681, top: 500 }, true)).toBe(true);
  expect(hasMoved(placed, { ...placed, top: 500 }, true)).toBe(true);
});

test('a scroll at an unchanged height counts, for example by find in page', () =>
  expect(hasMoved(placed, { ...placed, top: 100 }, false)).toBe(true));
