import { expect, test } from 'vitest';
import { byteRange } from './byte-range.ts';

test.each([
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=-2', { start: 8, end: 9 }],
  ['bytes=-100', { start: 0, end: 9 }],
  ['bytes=9-9', { start: 9, end: 9 }],
  ['bytes=0-99999999999999999999', { start: 0, end: 9 }],
])('%s of ten bytes is a part', (header, range) => {
  expect(byteRange(header, 10)).toEqual(range);
});

test.each(['bytes=10-', 'bytes=10-20', 'bytes=-0', 'bytes=99999999999999999999-'])(
  '%s of ten bytes is unsatisfiable',
  (header) => {
    expect(byteRange(header, 10)).toBe('unsatisfiable');
  },
);

test.each([
  undefined,
  '',
  'bytes=',
  'bytes=-',
  'bytes=5-2',
  'bytes=0-1,4-5',
  'items=0-1',
  'bytes=a-b',
])('%s asks for the whole file', (header) => {
  expect(byteRange(header, 10)).toBeNull();
});

test('every range of an empty file is unsatisfiable', () => {
  expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable');
});
