import { expect, it } from 'vitest';
import { choiceOfKey } from './choice-keys.ts';
import { codeParts } from './code-parts.ts';

it.each([
  ['1', 0],
  ['٣', 2],
  ['b', 1],
  ['أ', 0],
  ['ب', 1],
  ['ت', 2],
  ['0', null],
  ['Enter', null],
  ['', null],
])('the key %j chooses %s', (key, index) => {
  expect(choiceOfKey(key)).toBe(index);
});

it('code is divided at its gaps and at nothing else', () => {
  expect(codeParts('a[[1]] = [[0]] + [[2]]')).toEqual([
    'a',
    { gap: 0 },
    ' = ',
    '[[0]]',
    ' + ',
    { gap: 1 },
  ]);
});
