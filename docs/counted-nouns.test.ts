// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the examples are code with templates.
import { expect, test } from 'vitest';
import { caseFaults } from '../scripts/counted-nouns/faults.mjs';

const faultsIn = (code: string) => caseFaults([{ file: 'example.tsx', code }]);

test.each([
  ['a preposition', "`من ${countLabel(2, 'course')}`"],
  ['a preposition with «و»', "`ومن ${countLabel(2, 'course')}`"],
  ['an attached preposition', "`لـ ${countLabel(2, 'course')}`"],
  [
    'a preposition, though the nominative is named',
    "`في ${countLabel(2, 'course', 'nominative')}`",
  ],
  ['a preposition, with the accusative', "`عن ${countLabel(1, 'course', 'accusative')}`"],
  ['the first part of a construct', "`تغيّرت حالة ${countLabel(2, 'course')}`"],
  ['a verb', "`أضف ${countLabel(2, 'course')}`"],
  ['«و»', "`كورس، و${countLabel(2, 'course')}`"],
  ['another expression', "`${verb} ${countLabel(2, 'course')}`"],
  ['a preposition in one branch', "`من ${known ? countLabel(2, 'course') : ''}`"],
  [
    'a preposition in the second branch',
    "`من ${known ? countLabel(2, 'course', 'genitive') : countLabel(1, 'course')}`",
  ],
  [
    'a preposition, under another name',
    "import { countLabel as label } from 'count.ts'; `من ${label(2, 'course')}`",
  ],
  ['a preposition in another template', "`إلى ${`${countLabel(2, 'course')}.`}`"],
  ['a preposition in a sum', "'خلال ' + countLabel(2, 'day')"],
  ['a preposition in JSX', "<p>باقة من {countLabel(2, 'course')}</p>"],
  ['a preposition and a space in JSX', "<p>باقة من{' '}{countLabel(2, 'course')}</p>"],
  ['a preposition on the line before', "<p>\n  باقة من{' '}\n  {countLabel(2, 'course')}\n</p>"],
  ['a preposition, as a constant', "const size = countLabel(2, 'course'); `من ${size}`"],
  ['a preposition, by a function', "const size = (n) => countLabel(n, 'course'); `من ${size(2)}`"],
  [
    'a preposition, by a function with a case',
    "function size(n, of = 'nominative') { return countLabel(n, 'course', of); } `من ${size(2)}`",
  ],
])('a count in no fit case is refused after %s', (_, code) => {
  expect(faultsIn(code)).toHaveLength(1);
});

test('a function of another file is known by its import', () => {
  const files = [
    { file: 'a.ts', code: "import { size } from './b.ts'; export const text = `من ${size(2)}`;" },
    { file: 'b.ts', code: "export const size = (n: number) => countLabel(n, 'course');" },
  ];
  expect(caseFaults(files)).toEqual([expect.stringMatching(/^a\.ts:1: «من» takes the genitive/)]);
});

test.each([
  ['a template', '`بقي ${limits.most} حرفًا`'],
  ['JSX', '<p>فتحت {hints.length} تلميحات.</p>'],
  ['a formatted number', '`${formatNumber(points)} درجة`'],
])('a number with a noun beside it is refused in %s', (_, code) => {
  expect(faultsIn(code)).toHaveLength(1);
});

test.each([
  ['by the rules of plurals', "const rules = new Intl.PluralRules('ar');"],
  ['for two', "function f(n) { if (n === 2) return 'رفع ملفين'; }"],
  ['for a few', "`رفع ${n} ${n <= 10 ? 'ملفات' : 'ملفًا'}`"],
])('forms are chosen in one file: %s', (_, code) => {
  expect(faultsIn(code)).toHaveLength(1);
});

test.each([
  ['alone', "`${countLabel(2, 'course')} بسعر واحد`"],
  ['after punctuation', "`نُسخ: ${countLabel(2, 'course')}`"],
  ['in the genitive after a preposition', "`من ${countLabel(2, 'course', 'genitive')}`"],
  ['as a named subject', "`وصلت ${countLabel(2, 'course', 'nominative')}`"],
  ['as an object', "`أضف ${countLabel(2, 'course', 'accusative')}`"],
  ['where the caller decides', "`في ${countLabel(2, 'course', inCase)}`"],
  ['after another element', "<p><b>من</b>{countLabel(2, 'course')}</p>"],
  ['a name before a noun', '`من ${name} كورسًا`'],
])('a counted noun is accepted %s', (_, code) => {
  expect(faultsIn(code)).toEqual([]);
});
