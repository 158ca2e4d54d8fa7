import { expect, test } from 'vitest';
import { chosenRendition, firstRendition, qualitySizes } from './quality.ts';

const ladder = [
  { size: 240, bitrate: 200_000 },
  { size: 360, bitrate: 400_000 },
  { size: 480, bitrate: 800_000 },
  { size: 720, bitrate: 1_600_000 },
];

test.each([
  // Nothing is known of the line, or it is poor.
  [null, 0],
  [150_000, 0],
  // A line of exactly a rendition's rate would stall with it.
  [400_000, 0],
  [600_000, 1],
  [1_200_000, 2],
  [50_000_000, 3],
])('a line of %j bits a second begins with rendition %d', (line, index) => {
  expect(firstRendition(ladder, 'auto', line)).toBe(index);
  const reversed = ladder.toReversed();
  expect(firstRendition(reversed, 'auto', line)).toBe(ladder.length - 1 - index);
});

test.each([
  ['auto', -1],
  ['saver', 0],
  [720, 3],
  [480, 2],
  // Heights that the video lacks.
  [1080, 3],
  [700, 2],
  [144, 0],
] as const)('the choice %s takes rendition %d', (choice, index) => {
  expect(chosenRendition(ladder, choice)).toBe(index);
});

test('a choice goes before what is remembered of the line', () => {
  expect(firstRendition(ladder, 'saver', 50_000_000)).toBe(0);
  expect(firstRendition(ladder, 720, 100_000)).toBe(3);
});

test('a video without renditions leaves the choice to the line', () => {
  expect(chosenRendition([], 'saver')).toBe(-1);
  expect(firstRendition([], 'auto', 1)).toBe(0);
});

test('the menu has each size once, the largest first', () => {
  expect(
    qualitySizes([...ladder, { size: 480, bitrate: 900_000 }, { size: 0, bitrate: 1 }]),
  ).toEqual([720, 480, 360, 240]);
});
