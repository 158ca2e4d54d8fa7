import { expect, test } from 'vitest';
import { chapterAt, chapterBeside, chapterGaps, previewTile } from './time-line.ts';

const chapters = [
  { start: 5, title: 'المتغيرات' },
  { start: 60, title: 'الدوال' },
  { start: 90.5, title: 'closure' },
];

test.each([
  [0, null],
  [4.9, null],
  [5, 'المتغيرات'],
  [59.9, 'المتغيرات'],
  [60, 'الدوال'],
  [9_000, 'closure'],
])('at second %d the chapter is %s', (seconds, title) => {
  expect(chapterAt(chapters, seconds)?.title ?? null).toBe(title);
});

test('gaps stand where chapters begin, and only inside the video', () => {
  expect(chapterGaps(chapters, 120)).toEqual([5 / 120, 0.5, 90.5 / 120]);
  expect(chapterGaps([{ start: 0, title: 'بداية' }, ...chapters], 60)).toEqual([5 / 60]);
  expect(chapterGaps(chapters, 0)).toEqual([]);
  expect(chapterGaps(chapters, Number.NaN)).toEqual([]);
});

const previews = { address: 'a', columns: 3, rows: 2, width: 160, height: 90, seconds: 10 };

test.each([
  [0, 0, 0],
  [9.99, 0, 0],
  [10, 160, 0],
  [30, 0, 90],
  [59, 320, 90],
  // Beyond the last picture and before the first.
  [400, 320, 90],
  [-3, 0, 0],
])('the picture of second %d stands at %d, %d', (seconds, x, y) => {
  expect(previewTile(previews, seconds)).toEqual({ x, y });
});

test('a sheet without a time between its pictures shows the first one', () => {
  expect(previewTile({ ...previews, seconds: 0 }, 50)).toEqual({ x: 0, y: 0 });
});

test.each([
  ['the next one', 12, false, 20],
  ['none after the last', 25, false, null],
  ['the first from before it', 3, false, 10],
  ['the start of this one', 14, true, 10],
  ['the one before, near the start', 21, true, 10],
  ['the first one, before all', 2, true, 10],
])('a step leads to %s', (_, seconds, back, start) => {
  const two = [
    { start: 10, title: 'أول' },
    { start: 20, title: 'ثانٍ' },
  ];
  expect(chapterBeside(two, seconds, back)?.start ?? null).toBe(start);
});
