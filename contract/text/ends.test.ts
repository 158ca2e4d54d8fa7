import { expect, test } from 'vitest';
import { inOneLine, withoutEnds, withoutTrailing } from './ends.ts';

test.each([
  ['/courses/', '/courses'],
  ['/courses///', '/courses'],
  ['/a//b', '/a//b'],
  ['///', ''],
  ['', ''],
])('%j loses the slashes at its end only', (text, expected) => {
  expect(withoutTrailing(text, /\//)).toBe(expected);
});

test.each([
  [' . ملف.pdf .', 'ملف.pdf'],
  ['ملف', 'ملف'],
  [' .. ', ''],
])('%j loses the spaces and stops around it', (text, expected) => {
  expect(withoutEnds(text, /[\s.]/)).toBe(expected);
});

test.each([
  ['سطر\nسطر', 'سطر سطر'],
  ['سطر  \n\n  سطر', 'سطر سطر'],
  ['\nسطر', ' سطر'],
  ['سطر \n', 'سطر '],
  ['  سطر واحد ', '  سطر واحد '],
])('%j becomes the line %j', (text, expected) => {
  expect(inOneLine(text)).toBe(expected);
});
