import type { WaitingRow } from '@nibras/contract/site/waiting/studio/shapes.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useKeys } from '#studio-kit/frame/use-keys.ts';
import { keyOf } from './use-filter.ts';

/** Keys by their place on the keyboard: J and K, or ت and ن. */
const keys = { next: 'KeyJ', before: 'KeyK' };

const links = () => [...document.querySelectorAll<HTMLAnchorElement>('a[data-waiting]')];
const linkOf = (key: string) => links().find(({ dataset }) => dataset.waiting === key);

interface RowFocusOptions {
  /** The opened thing; null for none. */
  openKey: string | null;
  keysOn: boolean;
}

/**
 * Which row of the inbox has the focus: J and K move it along all loaded rows, from the opened one where the focus is
 * elsewhere, and back in the list it is at the thing that was open. Of a long list that row may not be in the page: it is
 * `revealed` by the list, and takes the focus as soon as it is there (`wanted`).
 */
export function useRowFocus(rows: readonly WaitingRow[], { openKey, keysOn }: RowFocusOptions) {
  const [wanted, setWanted] = useState<string | null>(null);
  // A row that is scrolled out of the page loses the focus; the keys go on from it.
  const last = useRef<string | null>(null);
  const placeOf = (key: string | null | undefined) => rows.findIndex((row) => keyOf(row) === key);

  function focus(key: string) {
    last.current = key;
    const link = linkOf(key);
    if (!link) return setWanted(key);
    link.focus();
    link.scrollIntoView({ block: 'nearest' });
  }

  function move(by: 1 | -1) {
    const active = document.activeElement;
    const focused = active instanceof HTMLElement ? active.dataset.waiting : undefined;
    const isLost = active === document.body && openKey === null;
    const from = placeOf(focused ?? (isLost ? last.current : openKey));
    const to = rows[from < 0 ? 0 : from + by];
    if (to) focus(keyOf(to));
  }
  useKeys({ [keys.next]: () => move(1), [keys.before]: () => move(-1) }, keysOn);

  const before = useRef<string | null>(null);
  useEffect(() => {
    const left = before.current;
    before.current = openKey;
    if (openKey !== null || left === null) return;
    last.current = left;
    const isListed = rows.some((row) => keyOf(row) === left);
    const link = linkOf(left) ?? (isListed ? undefined : links()[0]);
    if (link) link.focus();
    else if (isListed) setWanted(left);
  }, [openKey, rows]);

  const onFocused = useCallback(() => setWanted(null), []);
  return { wanted, onFocused, revealed: wanted === null ? null : placeOf(wanted) };
}
