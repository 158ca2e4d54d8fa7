import { expect, test } from 'vitest';
import { sameOutput } from './same-output.ts';

test.each([
  ['8', '8\n'],
  ['a\nb', 'a  \nb\t\n\n'],
  ['a\r\nb', 'a\nb\n'],
  ['', '\n'],
])('%j and %j are the same output, but not where it must be exact', (expected, printed) => {
  expect(sameOutput(expected, printed)).toBe(true);
  expect(sameOutput(expected, printed, true)).toBe(expected.replaceAll('\r', '') === printed);
});

test.each([
  ['8', '9'],
  ['a b', 'a  b'],
  ['a\nb', 'a\n\nb'],
  [' a', 'a'],
  ['A', 'a'],
])('%j and %j are different outputs', (expected, printed) =>
  expect(sameOutput(expected, printed)).toBe(false),
);
