import { expect, test } from 'vitest';
import { actionOf, type Focus, playKeys, type VideoKey } from './video-keys.ts';

const keys: VideoKey<string>[] = [
  ...Object.values(playKeys),
  { action: 'next', code: 'Enter', with: 'field', shown: 'Enter', does: '' },
  { action: 'start', code: 'BracketLeft', shown: 'Alt+[', does: '' },
  { action: 'undo', code: 'KeyZ', with: 'ctrl', shown: 'Ctrl+Z', does: '' },
  { action: 'redo', code: 'KeyZ', with: 'ctrl+shift', shown: 'Ctrl+Shift+Z', does: '' },
  { action: 'chapter', code: 'KeyC', with: 'alone', shown: 'C', does: '' },
];

const pressed = (code: string, held: string[] = []) => ({
  code,
  altKey: held.includes('alt'),
  ctrlKey: held.includes('ctrl'),
  metaKey: held.includes('meta'),
  shiftKey: held.includes('shift'),
});

test.each<[string, ReturnType<typeof pressed>, Focus, string | null]>([
  ['Alt with a key', pressed('KeyK', ['alt']), 'none', 'play'],
  ['Alt with a key in a field', pressed('KeyK', ['alt']), 'field', 'play'],
  ['Enter in the text of a row', pressed('Enter'), 'row', 'next'],
  ['Enter elsewhere', pressed('Enter'), 'none', null],
  ['Shift+Enter, which breaks a row', pressed('Enter', ['shift']), 'row', null],
  ['AltGr, which writes signs', pressed('BracketLeft', ['alt', 'ctrl']), 'row', null],
  ['a letter', pressed('KeyK'), 'row', null],
  ['undo', pressed('KeyZ', ['ctrl']), 'row', 'undo'],
  ['undo on a Mac', pressed('KeyZ', ['meta']), 'row', 'undo'],
  ['redo', pressed('KeyZ', ['ctrl', 'shift']), 'row', 'redo'],
  ['a key by itself outside of fields', pressed('KeyC'), 'none', 'chapter'],
  ['a key by itself in a field, where it writes', pressed('KeyC'), 'field', null],
  ['a key by itself in the text of a row', pressed('KeyC'), 'row', null],
])('%s', (_name, press, focus, expected) => {
  expect(actionOf(keys, press, focus)).toBe(expected);
});
