import { expect, test } from 'vitest';
import { isPlayKey } from './key-press.ts';
import { commandOf, tenthOf } from './player-keys.ts';

/** A fake element that matches the listed selectors. */
const on = (...matches: string[]) => ({
  closest: (selector: string) =>
    selector.split(', ').some((part) => matches.includes(part)) ? ({} as Element) : null,
});

const press = (code: string, target = on(), modifiers: Record<string, boolean> = {}) =>
  commandOf({
    code,
    target,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    defaultPrevented: false,
    ...modifiers,
  });

test.each([
  ['Space', 'pause'],
  ['ArrowRight', 'forward'],
  ['ArrowLeft', 'back'],
  ['KeyF', 'fullscreen'],
  ['KeyM', 'mute'],
  ['KeyC', 'captions'],
  ['KeyI', 'pip'],
  ['KeyQ', null],
  ['KeyN', null],
  ['Digit5', 'jump'],
  ['Numpad0', 'jump'],
  ['Comma', 'frameBack'],
  ['Period', 'frameForward'],
  ['Home', null],
  ['ArrowUp', null],
])('the key %s maps to %s', (code, command) => {
  expect(press(code)).toBe(command);
});

test.each(['input', 'textarea', 'select', '[contenteditable]:not([contenteditable="false"])'])(
  'no key is handled while typing in %s',
  (field) => {
    for (const code of ['Space', 'ArrowRight', 'KeyF', 'KeyM', 'KeyC']) {
      expect(press(code, on(field))).toBeNull();
    }
  },
);

test('a focused link or button keeps Space and arrows, but letters control the player', () => {
  for (const element of ['a[href]', 'button', 'summary']) {
    expect(press('Space', on(element))).toBeNull();
    expect(press('ArrowLeft', on(element))).toBeNull();
    expect(press('KeyM', on(element))).toBe('mute');
  }
});

test('no key is handled behind a dialog', () => {
  expect(press('KeyF', on('[role="dialog"]'))).toBeNull();
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey', 'defaultPrevented'])(
  'a key event with %s is ignored',
  (modifier) => {
    expect(press('KeyF', on(), { [modifier]: true })).toBeNull();
  },
);

test.each([
  ['Comma', 'slower'],
  ['Period', 'faster'],
  ['Slash', 'keys'],
  ['KeyN', 'next'],
  ['ArrowRight', 'chapterForward'],
  ['ArrowLeft', 'chapterBack'],
  ['Digit5', null],
  ['ArrowUp', null],
])('Shift and the key %s map to %s', (code, command) => {
  expect(press(code, on(), { shiftKey: true })).toBe(command);
});

test('a digit leads to its tenth of the video', () => {
  expect(['Digit0', 'Digit9', 'Numpad4', 'KeyA', 'Digit'].map((code) => tenthOf({ code }))).toEqual(
    [0, 9, 4, null, null],
  );
});

test('keys that scroll the page control the video only where the focus is in the player', () => {
  for (const [code, command] of [
    ['Home', 'start'],
    ['End', 'end'],
    ['ArrowUp', 'louder'],
    ['ArrowDown', 'quieter'],
  ] as const) {
    expect(press(code)).toBeNull();
    expect(press(code, on('.lecture-player'))).toBe(command);
    expect(press(code, on('.lecture-player', 'button'))).toBe(command);
  }
  expect(press('ArrowLeft', on('.lecture-player', 'button'))).toBe('back');
  expect(press('Space', on('.lecture-player', 'button'))).toBeNull();
});

test('a slider of the player takes the arrows, and nothing is typed in it', () => {
  const slider = on('input', '.lecture-player', '[data-player-slider]');
  for (const code of ['ArrowLeft', 'ArrowUp', 'Home']) expect(press(code, slider)).toBeNull();
  expect(press('Space', slider)).toBe('pause');
  expect(press('KeyM', slider)).toBe('mute');
  expect(press('Digit5', slider)).toBe('jump');
});

test('before the player is loaded its play keys play, and no other', () => {
  const event = {
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    defaultPrevented: false,
    target: on(),
  };
  expect(isPlayKey({ ...event, code: 'Space' })).toBe(true);
  expect(isPlayKey({ ...event, code: 'KeyK' })).toBe(true);
  expect(isPlayKey({ ...event, code: 'KeyM' })).toBe(false);
  expect(isPlayKey({ ...event, code: 'Space', target: on('button') })).toBe(false);
  expect(isPlayKey({ ...event, code: 'KeyK', target: on('input') })).toBe(false);
  expect(isPlayKey({ ...event, code: 'KeyK', shiftKey: true })).toBe(false);
});
