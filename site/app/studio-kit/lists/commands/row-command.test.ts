// @vitest-environment happy-dom
import type { KeyboardEvent } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type RowCommand, runByKey, shortcutsOf } from './row-command.ts';

const publish = vi.fn();
const commands: RowCommand[] = [{ name: 'publish', label: 'انشر', icon: null, run: publish }];

beforeEach(() => {
  publish.mockReset();
  document.body.innerHTML =
    '<li><a href="/">اسم</a><input type="checkbox"><input class="text"></li><div role="menu"></div>';
});

const find = (selector: string) => document.querySelector(selector) as HTMLElement;

/** A key as React gives it to the row. */
function press(selector: string, init: KeyboardEventInit): KeyboardEvent<HTMLElement> {
  const event = new window.KeyboardEvent('keydown', { cancelable: true, ...init });
  Object.defineProperties(event, {
    target: { value: find(selector) },
    currentTarget: { value: find('li') },
  });
  runByKey(event as unknown as KeyboardEvent<HTMLElement>, commands);
  return event as unknown as KeyboardEvent<HTMLElement>;
}

test('a key is found by its place, on Latin and Arabic keyboards alike', () => {
  expect(press('a', { key: 'ح', code: 'KeyP' }).defaultPrevented).toBe(true);
  press('a', { key: 'p', code: 'KeyP' });
  press('[type=checkbox]', { key: 'ح', code: 'KeyP' });
  expect(publish).toHaveBeenCalledTimes(3);
});

test('what is typed, held down, pressed with another key, or pressed in a menu is none of the row', () => {
  press('.text', { key: 'ح', code: 'KeyP' });
  press('a', { code: 'KeyP', repeat: true });
  press('a', { code: 'KeyP', ctrlKey: true });
  press('a', { code: 'KeyP', shiftKey: true });
  press('[role=menu]', { code: 'KeyP' });
  expect(publish).not.toHaveBeenCalled();
});

test('a key without a command stays what it is', () => {
  expect(press('a', { code: 'KeyH' }).defaultPrevented).toBe(false);
});

test('the shortcuts are named as browsers expect', () => {
  const remove = { ...commands[0], name: 'remove' } as RowCommand;
  expect(shortcutsOf([...commands, remove])).toBe('P Delete');
});
