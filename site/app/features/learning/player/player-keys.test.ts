import { expect, test } from 'vitest';
import { commandOf } from './player-keys.ts';

/** An element that matches those of the selectors' parts that are named. */
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
])('%s means %s', (code, command) => {
  expect(press(code)).toBe(command);
});

test.each(['input', 'textarea', 'select', '[contenteditable]:not([contenteditable="false"])'])(
  'while writing in %s no key is the player’s',
  (field) => {
    for (const code of ['Space', 'ArrowRight', 'KeyF', 'KeyM', 'KeyC']) {
      expect(press(code, on(field))).toBeNull();
    }
  },
);

test('a link or a button keeps its own keys, and the letters stay the player’s', () => {
  for (const element of ['a[href]', 'button', 'summary']) {
    expect(press('Space', on(element))).toBeNull();
    expect(press('ArrowLeft', on(element))).toBeNull();
    expect(press('KeyM', on(element))).toBe('mute');
  }
});

test('behind a dialog nothing happens', () => {
  expect(press('KeyF', on('[role="dialog"]'))).toBeNull();
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey', 'defaultPrevented'])(
  'with %s the key is somebody else’s',
  (modifier) => {
    expect(press('KeyF', on(), { [modifier]: true })).toBeNull();
  },
);
