import { expect, test } from 'vitest';
import { withCheck } from '../../check.ts';
import { format } from './console.ts';
import { describeError, type Program } from './errors.ts';
import { inspect } from './inspect.ts';
import { browserMessage, linkModule, parseFile } from './link.ts';
import { LinkError, type LinkedFile, originalColumn } from './linked.ts';
import { originalPlace } from './source-map.ts';
import { tableOf, tableText } from './table.ts';

class Point {
  x = 1;
}
const circle: { self?: object } = {};
circle.self = circle;

test.each<[unknown, string]>([
  [[1, 'a', [2]], "[ 1, 'a', [ 2 ] ]"],
  [{ a: { b: { c: { d: 1 } } } }, '{ a: { b: { c: [Object] } } }'],
  [new Point(), 'Point { x: 1 }'],
  [new Map([['k', 1]]), "Map(1) { 'k' => 1 }"],
  [new Set(['س']), "Set(1) { 'س' }"],
  [new Array(2), '[ <2 empty items> ]'],
  [-0, '-0'],
  [5n, '5n'],
  [new Error('no'), 'Error: no'],
  [circle, '{ self: [Circular *1] }'],
  [Object.create(null), '[Object: null prototype] {}'],
  [() => 1, '[Function (anonymous)]'],
])('a value is shown as Node shows it: %#', (value, text) => expect(inspect(value)).toBe(text));

test('marks of a first text are filled, and the rest follows', () => {
  expect(format(['%s has %d', 'نور', '3', { a: 1 }])).toBe('نور has 3 { a: 1 }');
  expect(format(['100%', 1])).toBe('100% 1');
});

test('a table has the columns of all rows, and its text one line for each', () => {
  const table = tableOf([{ a: 1 }, { b: null }, 5]);
  expect(table?.columns).toEqual(['(index)', 'a', 'b', 'Values']);
  expect(table && tableText(table)).toBe(
    '(index) | a | b | Values\n0 | 1 |  | \n1 |  | NULL | \n2 |  |  | 5\n',
  );
});

test.each<[string, boolean]>([
  ['x = 1; function f() { return await1 }', false],
  ["import { a } from './b.js'", true],
  ['await 1', true],
  ['async function f() { await 1 }', false],
  ['for await (const a of b);', true],
])('%j is a module: %s', (code, isModule) =>
  expect(parseFile({ name: 'main.js', code }).isModule).toBe(isModule),
);

test('a syntax error has the place that the parser found', () => {
  const failed = () => parseFile({ name: 'main.js', code: 'let a;\nconst b = ;' });
  expect(failed).toThrow(LinkError);
  expect(failed).toThrow(expect.objectContaining({ line: 2, column: 11 }));
});

test.each([
  ['let a;\nconst b = ;', "Unexpected token ';'"],
  ['function f() {\n  g();\n\nf();', 'Unexpected end of input'],
  ['function f() {\n  }\n}\nf();', "Unexpected token '}'"],
  ['const a = {\n  b: 1\n\na.b;', "Unexpected identifier 'a'"],
  ['return 1;', 'Illegal return statement'],
  ['function f() {}', null],
])('the browser’s words for %j are those of a whole script', async (code, message) => {
  expect(await browserMessage(code)).toBe(message);
});

const toAddress = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
const link = (files: { name: string; code: string }[], linked: LinkedFile[] = []) => {
  const [main] = files;
  if (!main) throw new Error('no file');
  return linkModule(main, files, linked, [], toAddress);
};

test('modules are linked by address, and columns behind an import are told as they were', async () => {
  const entry = link([
    { name: 'main.js', code: "export { two } from './b'; export const one = 1;" },
    { name: 'b.js', code: 'export const two = 2;' },
  ]);
  expect(await import(/* @vite-ignore */ entry.address)).toMatchObject({ one: 1, two: 2 });
  const [shift] = entry.shifts;
  expect(originalColumn(entry, 1, 27 + (shift?.by ?? 0))).toBe(27);
  expect(originalColumn(entry, 2, 5)).toBe(5);
});

test.each([
  ["import './none.js'", /Cannot find module '.\/none.js'/],
  ["import 'react'", /Failed to resolve module specifier "react"/],
  ["import './b.js'", /Files import each other: main.js → b.js → main.js/],
])('%j is refused', (code, message) => {
  const files = [
    { name: 'main.js', code },
    { name: 'b.js', code: "import './main.js'" },
  ];
  expect(() => link(files)).toThrow(message);
});

const program: Program = { main: 'main.js', linked: [], maps: {}, lines: 3 };
const thrown = (stack: string) => Object.assign(new TypeError('no'), { stack });

test.each([
  ['Chromium', 'TypeError: no\n    at f (main.js:2:5)\n    at own (blob:null/1-2:9:9)'],
  ['Firefox', 'f@blob:null/1-2 line 4 > eval:2:5\nown@blob:null/1-2:9:9'],
])('the stack of %s is told without our own frames', (_browser, stack) => {
  const { error, fromTest } = describeError(program, thrown(stack));
  expect(error).toMatchObject({ file: 'main.js', line: 2, column: 5 });
  expect(error.traceback).toBe('TypeError: no\n    at f (main.js:2:5)');
  expect(fromTest).toBe(false);
});

test('an error of a test’s lines is the test’s, and one below them the learner’s', () => {
  const inTest = describeError(program, thrown('TypeError: no\n    at main.js:5:1'));
  expect(inTest).toMatchObject({ fromTest: true, error: { line: null } });
  const below = describeError(program, thrown('x\n    at f (main.js:1:1)\n    at main.js:5:1'));
  expect(below).toMatchObject({ fromTest: false, error: { line: 1 } });
});

test('what throws when it is read is told all the same', () => {
  const hostile = new Proxy(new Error('x'), {
    get() {
      throw new Error('again');
    },
  });
  expect(describeError(program, hostile).error.name).toBe('Uncaught');
});

test('a place in compiled code is that of the source', () => {
  // Two lines that were removed before the first.
  expect(originalPlace('AAEA,IAAI', { line: 1, column: 6 })).toEqual({ line: 3, column: 5 });
  expect(originalPlace(';AAAA', { line: 1, column: 1 })).toBeNull();
});

test('a test’s code does not move the program’s lines', () => {
  expect(withCheck('a\nb', '')).toBe('a\nb');
  expect(withCheck('a\nb // end', 'assert(1)').split('\n').slice(0, 2)).toEqual(['a', 'b // end']);
});
