import { expect, test } from 'vitest';
import { commandOf } from './player-keys.ts';

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
  ['Digit5', null],
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
