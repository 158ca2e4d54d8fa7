import { processorTime } from '@nibras/contract/testing/processor-time.ts';
import { expect, test } from 'vitest';
import { csvLine, csvPages } from './csv.ts';

test('cells are quoted where they need it', () => {
  expect(csvLine(['منى', 'قالت: "نعم"', 'سطر\nوسطر', 'أ، ب', 'a,b', 12, null])).toBe(
    'منى,"قالت: ""نعم""","سطر\nوسطر",أ، ب,"a,b",12,\r\n',
  );
});

/** Signs that begin a formula or a command, also in the forms that Unicode treats as the same sign. */
const signs = [...'=+-@|%', ...'＝＋－＠｜％', ...'﹦﹢﹣﹫﹪', ...'⁼⁺⁻₌₊₋', '\u2212', '\ufe6b'];
/** What a spreadsheet or a reader of the file does not show before the sign. */
const invisible = [
  ...['', ' ', '   ', '\t', '\r', '\n', '\r\n', '\v', '\f', '\0', '\x01', '\x1b', '\x7f'],
  ...['\u0085', '\u00a0', '\u00ad', '\u034f', '\u061c', '\u115f', '\u1680', '\u180e', '\u2003'],
  ...['\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u2028', '\u2029', '\u202a', '\u202e'],
  ...['\u202f', '\u205f', '\u2060', '\u2066', '\u2069', '\u2800', '\u3000', '\u3164', '\ufe0f'],
  ...['\ufeff', '\ufff9', '\u{e0001}', '\u{e0020}', '\u{e000}', '\u064b', '\u0301', '\ud800'],
  ...['\u200f \u00a0\t', '\ufeff\u2066\u3000'],
];

test.each(signs)('a text that begins with %j is a text and not a formula', (sign) => {
  for (const before of invisible) {
    const text = `${before}${sign}SUM(A1)`;
    const line = csvLine([text]);
    expect(line.startsWith(`'${text}`) || line.startsWith(`"'${text}`), JSON.stringify(text)).toBe(
      true,
    );
  }
});

test.each(['+20 100', '-5', '\tx', '\rx', '\nx'])('%j is marked as a text', (text) => {
  expect(csvLine([text])).toBe(`"'${text}"\r\n`);
});

test.each(['a;=1+1', 'a\t=1+1', 'a\n=1+1', 'a\u2028=1+1'])(
  '%j stays one cell for a reader with another separator',
  (text) => {
    expect(csvLine([text])).toBe(`"${text}"\r\n`);
  },
);

test('a sign inside a text, an Arabic text and a negative number stay as they are', () => {
  expect(csvLine(['a=b', -5, -0.5, '\u200fمنى', ' منى', 'ﷺ', '100', '01001234567'])).toBe(
    'a=b,-5,-0.5,\u200fمنى, منى,ﷺ,100,01001234567\r\n',
  );
});

const timeOf = (text: string) => processorTime(() => csvLine([text]));

test.each([
  ['spaces', ' '],
  ['direction marks', '\u200f'],
  ['combining marks in the wrong order', '\u0301\u0323'],
  ['quotes', '"'],
])('the time grows no more than linearly with %s', async (_what, unit) => {
  const short = await timeOf(unit.repeat(50_000));
  const long = await timeOf(unit.repeat(400_000));
  // Eight times the length: quadratic time would be 64 times as long. A time below five milliseconds is mostly noise.
  expect(long).toBeLessThan(Math.max(short, 5) * 30);
});

test.each([
  [3, ['1', '2', '3', 'ينتهي الملف عند أول 3 صفوف. صفِّ القائمة لتصدّر غيرها.']],
  [4, ['1', '2', '3']],
])('a file of a list that ends at %i rows says so in its last line', async (most, lines) => {
  const pages = [[1, 2], [3], []];
  const readPage = async (page: number) => pages[page - 1] ?? [];
  let text = '';
  for await (const part of csvPages({ headings: ['رقم'], cells: (row) => [row], readPage, most })) {
    text += part;
  }
  expect(text.trimEnd().split('\r\n').slice(1)).toEqual(lines);
});
