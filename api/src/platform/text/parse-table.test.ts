import { expect, test } from 'vitest';
import { findSeparator, parseTable } from './parse-table.ts';

const cells = (text: string, separator: ',' | ';' | '\t' | null = ',') =>
  parseTable(text, separator).map((row) => [row.line, ...row.cells]);

test('quoted cells have separators, quotes and line breaks', () => {
  expect(cells('a,"b, ""c""\r\nd"\r\n\r\n"e" , f\n')).toEqual([
    [1, 'a', 'b, "c"\r\nd'],
    [4, 'e', 'f'],
  ]);
});

test('a quote that is not closed spoils its own line only', () => {
  const rows = parseTable('a,b\n"c,d\ne,f', ',');
  expect(rows.map(({ cells: [first], openQuote }) => [first, openQuote])).toEqual([
    ['a', false],
    ['"c,d', true],
    ['e', false],
  ]);
});

test('a quote inside a cell is an ordinary sign, and without a separator a line is a cell', () => {
  expect(cells('12" شاشة,x')).toEqual([[1, '12" شاشة', 'x']]);
  expect(cells('أحمد, علي\rمنى', null)).toEqual([
    [1, 'أحمد, علي'],
    [2, 'منى'],
  ]);
});

test.each([
  ['a,b\nc,d', ','],
  ['a;b,c\nd;e\nf;g', ';'],
  ['a\tb, c\nd\te', '\t'],
  ['أحمد، a@b.com\nمنى، c@d.com', '،'],
  ['a@b.com\nc@d.com', null],
  ['"a;b","c"\n"d;e","f"', ','],
])('the separator of %j is %j', (text, separator) => {
  expect(findSeparator(text)).toBe(separator);
});
