import { type RefObject, useEffect, useRef } from 'react';
import { useKeys } from '#studio-kit/frame/use-keys.ts';

/** Keys by their place on the keyboard: J and K, or ت and ن. */
const keys = { next: 'KeyJ', before: 'KeyK' };

const linksIn = (rows: HTMLElement | null) => [
  ...(rows?.querySelectorAll<HTMLElement>('a[data-waiting]') ?? []),
];

interface RowFocusOptions {
  /** The opened thing; null for none. */
  openKey: string | null;
  keysOn: boolean;
}

/**
 * J and K move the focus along the rows of the inbox, from the opened one where the focus is elsewhere. Back in the list, the
 * focus is at the thing that was open.
 */
export function useRowFocus(
  rows: RefObject<HTMLElement | null>,
  { openKey, keysOn }: RowFocusOptions,
): void {
  function move(by: 1 | -1) {
    const links = linksIn(rows.current);
    const focused = links.indexOf(document.activeElement as HTMLElement);
    const opened = links.findIndex((link) => link.dataset.waiting === openKey);
    const from = focused >= 0 ? focused : opened;
    const to = links[from < 0 ? 0 : from + by];
    to?.focus();
    to?.scrollIntoView({ block: 'nearest' });
  }
  useKeys({ [keys.next]: () => move(1), [keys.before]: () => move(-1) }, keysOn);

  const before = useRef<string | null>(null);
  useEffect(() => {
    const left = before.current;
    before.current = openKey;
    if (openKey !== null || left === null) return;
    const links = linksIn(rows.current);
    (links.find((link) => link.dataset.waiting === left) ?? links[0])?.focus();
  }, [openKey, rows]);
}
