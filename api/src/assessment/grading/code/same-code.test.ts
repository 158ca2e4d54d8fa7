import type { CodeLanguage } from '@nibras/contract/assessment/questions/shapes.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sameCode } from './same-code.ts';
import { sameOutput } from './same-output.ts';

type Case = [language: CodeLanguage | null, right: string, given: string, code?: string];
const same = ([language, right, given, code = '[[1]]']: Case) =>
  sameCode(right, given, { language, code, gap: 0 });

describe('the same code', () => {
  test.each<Case>([
    ['javascript', 'i < arr.length', 'i<arr.length'],
    ['javascript', 'x === 1', ' x  ===\t1 ;'],
    ['javascript', "console.log('hi')", 'console.log("hi");'],
    ['javascript', "'it\\'s'", '"it\'s"'],
    ['javascript', 'a + b', 'a + b // الجمع'],
    ['javascript', "'a'", '‘a’'],
    ['typescript', 'let x: number = 5', 'let x:number=5'],
    ['javascript', 'x = 5', 'x = ٥'],
    ['javascript', 'return x', 'return x;'],
    ['python', "print('مرحبا')", 'print("مرحبا")'],
    ['python', 'x == 1', 'x==1'],
    ['python', 'if x:\n    y = 1', 'if x:\r\n    y=1  # تعليق'],
    ['python', '"""a"""', "'''a'''".replaceAll("'''", '"""')],
    ['sql', 'SELECT * FROM users', 'select * from Users;'],
    ['sql', 'a <> 1', 'a != 1'],
    ['html', 'class="a"', "class='a'", '<p [[1]]>'],
    ['html', 'h1', 'H1', '<[[1]]>'],
    ['html', '<P>', '<p>'],
    ['html', 'width', 'Width', '<img [[1]]="5">'],
    [null, 'List', 'List'],
    ['javascript', ';', ';'],
  ])('%s: %s = %s', (...one) => {
    expect(same(one)).toBe(true);
  });
});

describe('other code', () => {
  test.each<Case>([
    ['javascript', 'returnx', 'return x'],
    ['javascript', 'a++b', 'a+ +b'],
    ['javascript', 'x === 1', 'x == 1'],
    ['javascript', "'a b'", "'ab'"],
    ['javascript', "'Hi'", "'hi'"],
    ['javascript', 'List', 'list'],
    ['javascript', '`a`', "'a'"],
    ['javascript', 'x', ''],
    ['javascript', 'x', '// x'],
    ['javascript', ';', ''],
    ['javascript', "'٥'", "'5'"],
    ['python', 'if x:\n    y', 'if x:\ny'],
    ['python', 'True', 'true'],
    ['python', 'a // b', 'a / b'],
    ['sql', "'Ali'", "'ali'"],
    ['sql', "'a'", '"a"'],
    ['sql', 'Ali', 'ali', "where name = '[[1]]'"],
    ['javascript', 'a b', 'ab', "alert('[[1]]')"],
    ['javascript', 'A', 'a', 'alert("[[1]]")'],
    ['html', 'Hello', 'hello', '<p>[[1]]</p>'],
    ['html', 'Red', 'red', '<p class="[[1]]">'],
    [null, "'a'", '"a"'],
    [null, 'List', 'list'],
  ])('%s: %s ≠ %s', (...one) => {
    expect(same(one)).toBe(false);
  });
});

test('spaces between tokens never count, and a changed token always does', () => {
  const token = fc.constantFrom(
    'x',
    'total',
    '(',
    ')',
    '=',
    '+',
    "'a b'",
    '"q"',
    '12',
    '{',
    '}',
    ',',
  );
  const space = fc.constantFrom(' ', '  ', '\t', '\n');
  fc.assert(
    fc.property(
      fc.array(fc.tuple(token, space), { minLength: 1, maxLength: 12 }),
      fc.nat(),
      (parts, at) => {
        const right = parts.map(([text]) => text).join(' ');
        expect(same(['javascript', right, parts.map((part) => part.join('')).join('')])).toBe(true);
        const changed: string[] = parts.map(([text]) => text);
        changed[at % parts.length] = 'other';
        expect(same(['javascript', right, changed.join(' ')])).toBe(false);
      },
    ),
  );
});

test.each([
  ['1\n2\n3', '1\r\n2  \r\n3\n\n', true],
  ['5', '٥', true],
  ['"a"', '“a”', true],
  ['1\n2', '1 2', false],
  ['  a', 'a', false],
  ['a b', 'a  b', false],
  ['True', 'true', false],
  ['5', '', false],
  ['1\n\n2', '1\n2', false],
])('the output %j is %j: %s', (right, given, expected) => {
  expect(sameOutput(right, given)).toBe(expected);
});
