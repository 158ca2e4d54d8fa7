import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { announceMove, movedText } from '#ui/sortable/move-announcer.tsx';

interface PartKeys<T> {
  parts: readonly T[];
  onParts(parts: T[]): void;
  /** A new part. */
  blank(): T;
  isBlank(part: T): boolean;
  /** «الخيار»: what a part is called when it was moved. */
  name: string;
  max: number;
  /** So many parts stay. */
  least: number;
}

const fieldsOfPart = ':is(textarea, input:not([type="radio"], [type="checkbox"]))';

/**
 * Writes a list by the keyboard: Enter goes on to the next part and makes one where there is none that is empty, Backspace
 * in an empty part removes it and goes back, Alt and the arrows move it. `list` is around elements with `data-part`.
 */
export function usePartKeys<T>({ parts, onParts, blank, isBlank, name, max, least }: PartKeys<T>): {
  list: RefObject<HTMLDivElement | null>;
  onKeyDown(event: KeyboardEvent, index: number): void;
  add(): void;
  remove(index: number): void;
  change(index: number, part: T): void;
} {
  const list = useRef<HTMLDivElement>(null);
  const focusNext = useRef<number | null>(null);

  const focus = (index: number) =>
    list.current?.querySelector<HTMLElement>(`[data-part="${index}"] ${fieldsOfPart}`)?.focus();

  // The part that gets the keyboard is there after its list was rendered.
  useLayoutEffect(() => {
    if (focusNext.current === null) return;
    focus(focusNext.current);
    focusNext.current = null;
  });

  function insert(index: number) {
    if (parts.length >= max) return;
    focusNext.current = index;
    onParts([...parts.slice(0, index), blank(), ...parts.slice(index)]);
  }

  function remove(index: number) {
    focusNext.current = Math.max(0, index - 1);
    onParts(parts.filter((_, at) => at !== index));
  }

  function move(index: number, step: number) {
    const to = index + step;
    const part = parts[index];
    if (part === undefined || to < 0 || to >= parts.length) return;
    const others = parts.filter((_, at) => at !== index);
    focusNext.current = to;
    onParts([...others.slice(0, to), part, ...others.slice(to)]);
    announceMove(movedText(`${name} ${index + 1}`, to, parts.length));
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const part = parts[index];
    if (event.nativeEvent.isComposing || part === undefined || ctrlKey || metaKey) return;
    if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
      event.preventDefault();
      move(index, key === 'ArrowUp' ? -1 : 1);
    } else if (key === 'Enter' && !altKey && !shiftKey) {
      event.preventDefault();
      const next = parts[index + 1];
      if (next !== undefined && isBlank(next)) focus(index + 1);
      else insert(index + 1);
    } else if (key === 'Backspace' && isBlank(part) && parts.length > least) {
      event.preventDefault();
      remove(index);
    }
  }

  return {
    list,
    onKeyDown,
    add: () => insert(parts.length),
    remove,
    change: (index, part) => onParts(parts.map((one, at) => (at === index ? part : one))),
  };
}
