import { expect, test } from 'vitest';
import { chaptersOfLines, lineAt, searchableLines } from './transcript-lines.ts';

const lines = ['أهلًا بكم في الدرس', 'نكتب الدوال', 'ثم ندرس المصفوفات'].map((text, at) => ({
  start: 1 + at * 5,
  end: 4 + at * 5,
  text,
}));

test.each([
  [null, -1],
  [0, -1],
  [0.99, -1],
  [1, 0],
  // Between two lines the one before stays marked.
  [5.5, 0],
  [6, 1],
  [1000, 2],
])('at second %j the line %d is said', (seconds, index) => {
  expect(lineAt(lines, seconds)).toBe(index);
  expect(lineAt([], seconds)).toBe(-1);
});

test.each([
  ['', [0, 1, 2]],
  [' ', [0, 1, 2]],
  ['دوال', [1]],
  ['مصفوفات ثم', [2]],
  ['الدرس', [0, 2]],
  ['درس بكم', [0]],
  ['غائب', []],
  ['؟', []],
])('the search «%s» finds the lines %j', (search, found) => {
  expect(
    searchableLines(lines)
      .find(search)
      .map(({ index }) => index),
  ).toEqual(found);
});

test.each([
  ['the line at its start', [{ start: 6, title: 'ب' }], [[1, 'ب']]],
  ['the line that is being said', [{ start: 7.5, title: 'ب' }], [[1, 'ب']]],
  ['the next line, between two', [{ start: 4.5, title: 'ب' }], [[1, 'ب']]],
  ['the first line, before all', [{ start: 0, title: 'أ' }], [[0, 'أ']]],
  [
    'the same line as another',
    [
      { start: 0, title: 'أ' },
      { start: 1, title: 'ب' },
    ],
    [[0, 'أ · ب']],
  ],
  ['no line after the last', [{ start: 100, title: 'ج' }], []],
])('a chapter begins with %s', (_, chapters, titles) => {
  expect([...chaptersOfLines(lines, chapters)]).toEqual(titles);
});
