import { expect, test } from 'vitest';
import { actionOf, keyTable } from './keys.ts';

const pressed = (code: string, held: string[] = []) => ({
  code,
  altKey: held.includes('alt'),
  ctrlKey: held.includes('ctrl'),
  metaKey: held.includes('meta'),
  shiftKey: held.includes('shift'),
});

test('no two keys are the same', () => {
  const chords = keyTable.map(({ code, with: held = 'alt' }) => `${held} ${code}`);
  expect(new Set(chords).size).toBe(chords.length);
});

test.each([
  ['Alt with a key', pressed('KeyK', ['alt']), false, 'play'],
  ['Enter in the text of a line', pressed('Enter'), true, 'next'],
  ['Enter elsewhere', pressed('Enter'), false, null],
  ['Shift+Enter, which breaks a row', pressed('Enter', ['shift']), true, null],
  ['AltGr, which writes signs', pressed('BracketLeft', ['alt', 'ctrl']), true, null],
  ['a letter', pressed('KeyK'), true, null],
  ['undo', pressed('KeyZ', ['ctrl']), true, 'undo'],
  ['undo on a Mac', pressed('KeyZ', ['meta']), true, 'undo'],
  ['redo', pressed('KeyZ', ['ctrl', 'shift']), true, 'redo'],
])('%s', (_name, press, inText, expected) => {
  expect(actionOf(press, inText)).toBe(expected);
});

test('the places that open menus of browsers are left to them', () => {
  const taken = keyTable.filter(({ code, with: held }) => !held && /^Key[DEFBSTHV]$/.test(code));
  expect(taken).toEqual([]);
});
