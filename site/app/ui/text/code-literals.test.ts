import { expect, test } from 'vitest';
import { codeLiterals, wordsAndCode } from './code-literals.ts';

const words = (code: string) =>
  codeLiterals(code).flatMap((bit) => (typeof bit === 'string' ? [] : [bit.words]));
const joined = (code: string) =>
  codeLiterals(code)
    .map((bit) => (typeof bit === 'string' ? bit : bit.words))
    .join('');

test.each([
  ['print("العمر", 20)', ['العمر']],
  [`f('الاسم', 'العمر')`, ['الاسم', 'العمر']],
  ['f("قال \\"نعم\\"", "لا")', ['قال \\"نعم\\"', 'لا']],
  ['x = 1  # عدد x في البداية', ['عدد x في البداية']],
  ['let a = "ا"; // ثم b', ['ا', 'ثم b']],
  ['SELECT 1 -- كل الصفوف', ['كل الصفوف']],
  ['/* لون */ a { color: red }', ['لون']],
  ['<!-- رأس --><p class="a">مرحبًا!</p><b>نعم</b>', ['رأس', 'مرحبًا!', 'نعم']],
  ['def f():\n  """\n  يحسب المجموع.\n  """', ['يحسب المجموع.']],
  [`it's = "نعم"`, ['نعم']],
  ['اسم = input()', []],
  ['x("one two three four five نعم")', []],
  ['print("Hello")', []],
])('the Arabic literals and comments of %s run by themselves', (code, expected) => {
  expect(words(code)).toEqual(expected);
  expect(joined(code)).toBe(code);
});

test('code in braces inside a literal runs from left to right again', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the template of a learner.
  expect(wordsAndCode('مرحبا ${name} و{age}')).toEqual(['مرحبا ', '${name}', ' و', '{age}', '']);
});
