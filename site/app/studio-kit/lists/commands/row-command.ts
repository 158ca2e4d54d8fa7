import type { KeyboardEvent, ReactNode } from 'react';

/** A key by its place on the keyboard, with the Latin letter that Arabic keyboards have on it too: two letters looked like two keys. */
interface PlacedKey {
  code: string;
  hint: string;
}

/** The keys of rows. Each list uses the same for the same. */
export const rowKeys = {
  publish: { code: 'KeyP', hint: 'P' },
  hide: { code: 'KeyH', hint: 'H' },
  price: { code: 'KeyS', hint: 'S' },
  copy: { code: 'KeyC', hint: 'C' },
  extend: { code: 'KeyE', hint: 'E' },
  refund: { code: 'KeyR', hint: 'R' },
  pay: { code: 'KeyN', hint: 'N' },
  cancel: { code: 'KeyX', hint: 'X' },
  stop: { code: 'KeyT', hint: 'T' },
  remove: { code: 'Delete', hint: 'Delete' },
} as const satisfies Record<string, PlacedKey>;

/** What can be done with a row, from its menu and by a key while the focus is in the row. */
export interface RowCommand {
  name: keyof typeof rowKeys;
  label: string;
  icon: ReactNode;
  danger?: boolean;
  run(): void;
}

const isTyping = (target: HTMLElement) =>
  target.isContentEditable ||
  target.closest('textarea, select, input:not([type=checkbox])') !== null;

/**
 * Runs the command of a pressed key. Keys of fields are theirs, and so are those of menus and dialogs, which are elsewhere in
 * the document. A key that is held down acts once.
 */
export function runByKey(event: KeyboardEvent<HTMLElement>, commands: readonly RowCommand[]): void {
  const { code, ctrlKey, metaKey, altKey, shiftKey, repeat, currentTarget } = event;
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || repeat || ctrlKey || metaKey || altKey || shiftKey) return;
  if (!currentTarget.contains(target) || isTyping(target)) return;
  const command = commands.find(({ name }) => rowKeys[name].code === code);
  if (!command) return;
  event.preventDefault();
  command.run();
}

/** The value of `aria-keyshortcuts` for the control that stands for the row. */
export const shortcutsOf = (commands: readonly RowCommand[]): string =>
  commands.map(({ name }) => rowKeys[name].code.replace('Key', '')).join(' ');
