import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import { isAtEnd } from './at-end.ts';
import type { MessageRow } from './message-rows.ts';

/** How a reader scrolls by hand. */
const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'focusin'];
/** So near to the beginning the next older page is fetched, before the reader gets there. */
const nearStart = 600;
/** Pixels over the unread line. */
const aboveLine = 12;

/**
 * Where the reader is in a conversation: first at the unread line or at the end; then at the end for as long as they
 * stay there; and at their place while older messages are put before it.
 */
export function useMessageScroll(rows: readonly MessageRow[], loadOlder: (() => void) | null) {
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const atEnd = useRef(true);
  const placed = useRef(false);
  /** The message under the unread line, for as long as it is to stand at the top. */
  const line = useRef<string | null>(null);
  const offset = useRef(0);
  const byHand = useRef(false);
  const [away, setAway] = useState(false);

  const known = useRef({ first: rows[0]?.key, length: rows.length, last: rows.at(-1)?.key });
  const prepended = rows.length > known.current.length && rows[0]?.key !== known.current.first;

  const toEnd = () => {
    byHand.current = false;
    list.current?.scrollToIndex(rows.length - 1, { align: 'end' });
  };

  /**
   * Brings the reader to where they are to be. More than once: on a busy device the list gives up on its way, while its
   * messages are still taking up their room.
   */
  function settle() {
    if (measure() > 1) place();
  }

  function place() {
    if (atEnd.current) return void toEnd();
    const index = rows.findIndex(({ key }) => key === line.current);
    if (index >= 0) list.current?.scrollToIndex(index, { align: 'start', offset: -aboveLine });
  }

  useEffect(() => {
    const element = box.current;
    const note = () => {
      byHand.current = true;
      line.current = null;
    };
    for (const type of gestures) element?.addEventListener(type, note, { passive: true });
    return () => {
      for (const type of gestures) element?.removeEventListener(type, note);
    };
  }, []);

  useLayoutEffect(() => {
    if (placed.current) return;
    placed.current = true;
    line.current = rows.find(({ opensUnread }) => opensUnread)?.key ?? null;
    // A line among the last few would leave the rest of the screen empty: the end shows it as well.
    atEnd.current = line.current === null;
    place();
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

  /** Looks where the reader is, and tells how many pixels are still below the screen. */
  function measure(): number {
    const handle = list.current;
    if (!handle?.viewportSize) return 0;
    const left = handle.scrollSize - handle.scrollOffset - handle.viewportSize;
    atEnd.current = isAtEnd(atEnd.current, {
      left,
      back: handle.scrollOffset < offset.current,
      byHand: byHand.current,
    });
    if (atEnd.current) line.current = null;
    offset.current = handle.scrollOffset;
    setAway(left > handle.viewportSize / 2);
    if (handle.scrollOffset < nearStart) loadOlder?.();
    return left;
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
    onScrollEnd: settle,
    /** A picture has come, or the keyboard: who was at the end stays there. */
    onResize: settle,
  };
}
