import { expect, test } from 'vitest';
import { keyTable } from './keys.ts';

test('no two keys are the same', () => {
  const chords = keyTable.map(({ code, with: held = 'alt' }) => `${held} ${code}`);
  expect(new Set(chords).size).toBe(chords.length);
});

test('the places that open menus of browsers are left to them', () => {
  const taken = keyTable.filter(({ code, with: held }) => !held && /^Key[DEFBSTHV]$/.test(code));
  expect(taken).toEqual([]);
});
