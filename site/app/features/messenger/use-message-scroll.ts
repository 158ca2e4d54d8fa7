import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import { isAtEnd } from './at-end.ts';
import type { MessageRow } from './message-rows.ts';

/** How a reader scrolls by hand. */
const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'focusin'];
/** For so long, in milliseconds, a list may move by itself after a change. */
const restless = 300;
/** So near to the beginning the next older page is fetched, before the reader gets there. */
const nearStart = 600;

/**
 * Where the reader is in a conversation: first at the unread line or at the end; then at the end for as long as they
 * stay there; and at their place while older messages are put before it.
 */
export function useMessageScroll(rows: readonly MessageRow[], loadOlder: (() => void) | null) {
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const atEnd = useRef(true);
  const placed = useRef(false);
  const offset = useRef(0);
  const byHand = useRef(false);
  /** When messages last came or took up their room. */
  const changedAt = useRef(0);
  const [away, setAway] = useState(false);

  const known = useRef({ first: rows[0]?.key, length: rows.length, last: rows.at(-1)?.key });
  const prepended = rows.length > known.current.length && rows[0]?.key !== known.current.first;

  const toEnd = () => {
    byHand.current = false;
    changedAt.current = performance.now();
    list.current?.scrollToIndex(rows.length - 1, { align: 'end' });
  };

  useEffect(() => {
    const element = box.current;
    const note = () => {
      byHand.current = true;
    };
    for (const type of gestures) element?.addEventListener(type, note, { passive: true });
    return () => {
      for (const type of gestures) element?.removeEventListener(type, note);
    };
  }, []);

  useLayoutEffect(() => {
    if (placed.current) return;
    placed.current = true;
    const line = rows.findIndex(({ opensUnread }) => opensUnread);
    // A line among the last few would leave the rest of the screen empty: the end shows it as well.
    atEnd.current = line < 0;
    if (line >= 0) list.current?.scrollToIndex(line, { align: 'start', offset: -12 });
    else toEnd();
  });

  const last = rows.at(-1);
  useLayoutEffect(() => {
    const before = known.current;
    known.current = { first: rows[0]?.key, length: rows.length, last: last?.key };
    if (before.last === last?.key) return;
    // What one sends oneself is always shown.
    if (atEnd.current || (last?.own && last.message.is_temp)) toEnd();
    else measure();
  });

  function measure() {
    const handle = list.current;
    if (!handle) return;
    const left = handle.scrollSize - handle.scrollOffset - handle.viewportSize;
    atEnd.current = isAtEnd(atEnd.current, {
      left,
      back: handle.scrollOffset < offset.current,
      // What moves it besides, such as the browser's own search, does so in a list that stands still.
      reader: byHand.current || performance.now() - changedAt.current > restless,
    });
    offset.current = handle.scrollOffset;
    setAway(left > handle.viewportSize / 2 && handle.viewportSize > 0);
    if (handle.scrollOffset < nearStart) loadOlder?.();
  }

  // A page that does not fill the screen cannot be scrolled: the next one is fetched at once.
  useEffect(() => {
    const handle = list.current;
    if (loadOlder && handle && handle.viewportSize > 0 && handle.scrollOffset < nearStart) {
      loadOlder();
    }
  }, [loadOlder]);

  return {
    box,
    list,
    prepended,
    /** The end is out of sight. */
    away,
    toEnd,
    onScroll: measure,
    /** A picture has come, or the keyboard: who was at the end stays there. */
    onResize: () => {
      changedAt.current = performance.now();
      if (atEnd.current) toEnd();
    },
  };
}
