// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the examples are code with templates.
import { expect, test } from 'vitest';
import { wordingFaults } from '../scripts/wording/faults.mjs';

const faultsIn = (code: string, place: { inTable?: boolean; early?: boolean } = {}) =>
  wordingFaults({ file: 'example.tsx', code, inTable: false, early: false, ...place });

test.each([
  ['a text', "const text = () => 'اختر كورسًا'"],
  ['a text with prefixes and a pronoun', "const text = () => 'وبكورساتك'"],
  ['a part of a template', '(n) => `${n} محاضرات`'],
  ['an attribute', '() => <Field label="اسم الطالب" />'],
  ['JSX', '() => <p>\n  كل الشهادات\n</p>'],
  ['a text beside a word in another sense', "() => '{=شهادة} وشهادة'"],
])('%s that names a noun is refused without wording', (_, code) => {
  expect(faultsIn(code)).toHaveLength(1);
  expect(faultsIn(code, { inTable: true })).toEqual([]);
});

test.each([
  ['agreement with several nouns', '() => wording`كورس {فيه|فيها} محاضرة`'],
  ['agreement with a noun that only a value names', '(n) => wording`${n} {متاح|متاحة}`'],
  ['agreement with no noun of the interface', '() => wording`كورس {lesson:فيه|فيها}`'],
])('%s needs the name of a noun', (_, code) => {
  expect(faultsIn(code)).toHaveLength(1);
});

test.each([
  ['a constant', 'const text = wording`الكورس`'],
  ['a table', 'const names = { course: wording`الكورس` }'],
  ['a list', 'export const names = [wording`الكورس`]'],
])('%s that is worded while its module loads is refused, but in the studio', (_, code) => {
  expect(faultsIn(code)).toHaveLength(1);
  expect(faultsIn(code, { early: true })).toEqual([]);
});

test.each([
  'const names = { get course() { return wording`الكورس {الذي|التي}`; } }',
  'const text = () => wording`كورس {course:قديم|قديمة} و{=شهادة}، محاضرة{ًا}`',
  "const other = 'كورسيكا والمعلومات والطلبات'",
  "const slugs = { 'كورس': 1 }",
  "const place = '{الكورس}'",
])('%s is in order', (code) => {
  expect(faultsIn(code)).toEqual([]);
});
