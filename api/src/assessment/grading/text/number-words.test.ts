import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldLetters, plainSigns } from './letters.ts';
import { numberPhrase } from './number-words.ts';

type Choose = (ways: readonly string[]) => string;

const ones = [
  [],
  ['واحد', 'واحدة'],
  ['اثنان', 'اثنين', 'اثنتان', 'اثنتين', 'إثنان'],
  ['ثلاثة', 'ثلاث'],
  ['أربعة', 'أربع', 'اربعه'],
  ['خمسة', 'خمس', 'خَمْسَةٌ'],
  ['ستة', 'ست'],
  ['سبعة', 'سبع'],
  ['ثمانية', 'ثماني', 'ثمانٍ'],
  ['تسعة', 'تسع', 'تسعه'],
];
const tens = ['', '', 'عشر', 'ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثمان', 'تسع'];

/** Spells a number out in one of the ways of Arabic: an own small writer, which shares no word list with the code. */
function spell(value: number, choose: Choose): string {
  const and = (parts: string[]) => parts.filter(Boolean).join(choose([' و', ' و ']));
  const one = (digit: number) => choose(ones[digit] ?? []);
  const belowHundred = (rest: number): string => {
    const [ten, digit] = [Math.floor(rest / 10), rest % 10];
    if (rest < 10) return rest === 0 ? '' : one(digit);
    if (rest === 10) return choose(['عشرة', 'عشر']);
    if (rest === 11) return choose(['أحد عشر', 'إحدى عشرة']);
    if (rest === 12) return choose(['اثنا عشر', 'اثني عشر', 'اثنتا عشرة', 'اثنتي عشرة']);
    if (rest < 20) return `${one(digit)} ${choose(['عشر', 'عشرة'])}`;
    const round = `${tens[ten]}${choose(['ون', 'ين'])}`;
    return and([digit === 1 ? choose(['واحد', 'أحد', 'إحدى']) : digit ? one(digit) : '', round]);
  };
  const belowThousand = (rest: number): string => {
    const [hundred, small] = [Math.floor(rest / 100), rest % 100];
    const hundreds =
      hundred === 0
        ? ''
        : hundred === 1
          ? choose(['مئة', 'مائة', 'مية'])
          : hundred === 2
            ? choose(['مئتان', 'مئتين', 'مائتان', 'مائتين'])
            : hundred === 8
              ? choose(['ثمانمئة', 'ثمانمائة', 'ثماني مئة'])
              : `${tens[hundred] || 'ثلاث'}${choose(['مئة', 'مائة', ' مئة'])}`;
    return and([hundreds, belowHundred(small)]);
  };
  const group = (count: number, scale: readonly string[], double: readonly string[]) => {
    if (count === 0) return '';
    if (count === 1) return scale[0] ?? '';
    return count === 2 ? choose(double) : `${belowThousand(count)} ${choose(scale)}`;
  };
  if (value === 0) return 'صفر';
  return and([
    group(Math.floor(value / 1e6), ['مليون', 'ملايين', 'مليونًا'], ['مليونان', 'مليونين']),
    group(Math.floor(value / 1000) % 1000, ['ألف', 'آلاف', 'ألفًا'], ['ألفان', 'ألفين']),
    belowThousand(value % 1000),
  ]);
}

const wordsOf = (text: string) =>
  foldLetters(plainSigns(text))
    .replace(/(^| )و /g, '$1و')
    .split(' ');
const readWhole = (text: string) => {
  const words = wordsOf(text);
  const phrase = numberPhrase(words, 0);
  return phrase?.length === words.length ? phrase.value : null;
};

test('every number is read from its words, in every way of writing them', () => {
  const number = fc.oneof(
    fc.nat(120),
    fc.nat(9_999),
    fc.nat(999_999_999),
    fc.constantFrom(0, 10, 11, 12, 20, 100, 200, 800, 1000, 2000, 11_000, 100_000, 1_000_000),
  );
  fc.assert(
    fc.property(number, fc.infiniteStream(fc.nat(59)), (value, stream) => {
      const choose: Choose = (ways) => ways[(stream.next().value ?? 0) % ways.length] ?? '';
      const text = spell(value, choose);
      expect([text, readWhole(text)]).toEqual([text, value]);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['خمسة وعشرة', null],
  ['عشرون خمسة', null],
  ['خمسة عشرون', null],
  ['مئة وألف', null],
  ['كتاب', null],
  ['أحد', null],
  ['الأحد', null],
  ['عشرات', null],
  ['الخامس والعشرون', 25],
  ['الحادية عشرة', 11],
  ['الثاني والثلاثين', 32],
  ['المئة', 100],
  ['الألفين', 2000],
  ['خمسةوعشرين', 25],
  ['ثلاثة فاصلة أربعة عشر', 3.14],
  ['صفر فاصلة صفر خمسة', 0.05],
  ['ثمانية إلا ربعًا', 7.75],
  ['مليون ونصف', 1_500_000],
  ['ثلاثة أرباع', 0.75],
  ['25 ألف', 25_000],
])('«%s» is %s', (text, value) => {
  expect(readWhole(text)).toBe(value);
});
