import { expect, test } from 'vitest';
import { expressionsOf } from '../scripts/patterns/collect.mjs';
import { faultsOf } from '../scripts/patterns/faults.mjs';

const faultsIn = (code: string, allowed: { files: string[]; limit: string }[] = []) =>
  faultsOf(expressionsOf('example.ts', code), allowed);

/** Expressions that the product had, each of which stopped its process for seconds. */
test.each([
  ['slashes of a path', String.raw`path.replace(/\/+$/, '')`],
  ['spaces before line ends of an output', String.raw`text.replace(/[^\S\n]+$/gm, '')`],
  ['the same for the marks', String.raw`text.replace(/[ \t]+$/gm, '')`],
  [
    'pictures of imported questions',
    String.raw`/<img\b[^>]*?\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))[^>]*>/gi`,
  ],
  ['tags of imported questions', String.raw`/\[tag:((?:\\.|[^\]\\])+)\]/g`],
  ['what looks like a tag', '/<[^>]*>/g'],
  ['signs of captions', String.raw`/\{\\[^}]*\}/g`],
  ['addresses of a list', String.raw`/<[^<>]*>|\S*@\S*/`],
  ['signs around an address', String.raw`/^[\s"'<([]+|[\s"'>)\],;.،؛]+$/g`],
  ['accepted encodings', String.raw`header.split(/\s*;\s*/)`],
  ['entity tags', String.raw`header.split(/\s*,\s*/)`],
  ['addresses in the log', String.raw`/[^\s<>"'(),;:=[\]]+@[^\s<>"'(),;:]+\.[^\s<>"'(),;:]+/g`],
])('the old expression for %s is refused', { timeout: 300_000 }, async (_, code) => {
  expect(await faultsIn(code)).toHaveLength(1);
});

test.each([
  ['a literal', String.raw`/[ \t]+$/`],
  ['a template with a constant', 'const spaces = "[ \\\\t]+"; new RegExp(spaces + "$")'],
  ['a raw template', 'RegExp(String.raw`\\s+$`, "g")'],
  ['joined parts', `new RegExp(['a', '\\\\s+$'].join('|'))`],
  ['the source of another', String.raw`const one = /\s+/; new RegExp(one.source + '$')`],
])('an expression is found as %s', async (_, code) => {
  expect(await faultsIn(code)).toHaveLength(1);
});

test('a linear expression is no fault', async () => {
  expect(await faultsIn(String.raw`/^[a-z]+$/; text.split(/\s+/)`)).toEqual([]);
});

test('a limit allows the square of a length and no more, and an exception without need is a fault', async () => {
  const allowed = [{ files: ['example.ts'], limit: 'at most 100 characters' }];
  expect(await faultsIn(String.raw`/\s+$/`, allowed)).toEqual([]);
  expect(await faultsIn('/(a|a)+$/', allowed)).toHaveLength(1);
  expect(await faultsIn('/^a$/', allowed)).toEqual([
    'example.ts is an exception without such an expression',
  ]);
});
