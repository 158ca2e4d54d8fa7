import { expect, test } from 'vitest';
import { compareLines, visibleSpaces } from './line-differences.ts';

const marked = (expected: string, printed: string, exact = false) => {
  const both = compareLines(expected, printed, exact);
  const show = (lines: { text: string; different: [number, number] | null }[]) =>
    lines.map(({ text, different }) =>
      different
        ? `${text.slice(0, different[0])}[${text.slice(...different)}]${text.slice(different[1])}`
        : text,
    );
  return [show(both.expected), show(both.printed)];
};

test('only the letters that differ are marked', () => {
  expect(marked('the sum is 42', 'the sum is 24')).toEqual([
    ['the sum is [42]'],
    ['the sum is [24]'],
  ]);
  expect(marked('aa', 'a')).toEqual([['a[a]'], ['a[]']]);
});

test('a line that is missing or too many is marked whole', () => {
  expect(marked('1\n2', '1')).toEqual([['1', '[2]'], ['1']]);
  expect(marked('', 'x')).toEqual([['[]'], ['[x]']]);
});

test('spaces at the end count only where the output must be exact', () => {
  expect(marked('a\n', 'a  \r\n\r\n')).toEqual([['a'], ['a']]);
  expect(marked('a', 'a ', true)).toEqual([['a[]'], ['a[ ]']]);
});

test('spaces and tabs can be seen', () => {
  expect(visibleSpaces('a b\t')).toBe('a·b→');
});
