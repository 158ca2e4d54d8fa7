import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { MessageRow } from './message-rows.ts';
import { hasMoved, isAtEnd, type ScrollState } from './reader-place.ts';

/** How a reader scrolls by hand. */
const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'focusin'];
/** So near to the beginning the next older page is fetched, before the reader gets there. */
const nearStart = 600;
/** Pixels over the unread line. */
const aboveLine = 12;

/** Where the reader is kept whatever the list does: at its end, or at the message under the unread line. */
type Goal = 'end' | { line: string };

const scrollStateOf = ({ scrollHeight, clientHeight, scrollTop }: HTMLElement): ScrollState => ({
  height: scrollHeight,
  view: clientHeight,
  top: scrollTop,
});

/**
 * Where the reader is in a conversation: first at the unread line or at the end; then at the end for as long as they
 * stay there; and at their place while older messages are put before it. Both are read off the page and kept there, not
 * by the list's own account, which may be ahead of what is drawn, and which gives up on a busy device.
 */
export function useMessageScroll(rows: readonly MessageRow[], loadOlder: (() => void) | null) {
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  /** Null for a reader who has gone elsewhere. */
  const goal = useRef<Goal | null>(null);
  const placed = useRef(false);
  /** How the list stood when the reader was last put, or seen, somewhere. */
  const put = useRef<ScrollState>({ height: 0, view: 0, top: 0 });
  const byHand = useRef(false);
  const [away, setAway] = useState(false);

  const known = useRef({ first: rows[0]?.key, length: rows.length, last: rows.at(-1)?.key });
  const prepended = rows.length > known.current.length && rows[0]?.key !== known.current.first;

  /** Puts the reader where they are to be, as far as the messages have taken up their room. */
  function settle() {
    const element = box.current;
    const to = goal.current;
    if (!element || !to) return;
    byHand.current = false;
    const line = to === 'end' ? -1 : rows.findIndex(({ key }) => key === to.line);
    const itsTop = line < 0 ? undefined : list.current?.getItemOffset(line);
    element.scrollTop = itsTop === undefined ? element.scrollHeight : itsTop - aboveLine;
    put.current = scrollStateOf(element);
  }

  const toEnd = () => {
    goal.current = 'end';
    settle();
  };

  /** Looks where the reader is: who has moved is left alone, who was moved by the list is brought back. */
  function measure() {
    const element = box.current;
    if (!element) return;
    const found = scrollStateOf(element);
    const moved = hasMoved(put.current, found, byHand.current);
    if (moved || !goal.current) goal.current = isAtEnd(found) ? 'end' : null;
    if (!moved && !byHand.current) settle();
    const now = scrollStateOf(element);
    put.current = now;
    setAway(now.height - now.view - now.top > now.view / 2);
    if (now.top < nearStart) loadOlder?.();
  }

  const onResized = useEffectEvent(settle);
  useEffect(() => {
    const element = box.current;
    const messages = element?.lastElementChild;
    if (!element || !messages) return;
    const note = () => {
      byHand.current = true;
    };
    for (const type of gestures) element.addEventListener(type, note, { passive: true });
    // A picture has come, or the keyboard.
    const observer = new ResizeObserver(() => onResized());
    observer.observe(element);
    observer.observe(messages);
    return () => {
      observer.disconnect();
      for (const type of gestures) element.removeEventListener(type, note);
    };
  }, []);

  const last = rows.at(-1);
  useLayoutEffect(() => {
    const before = known.current;
    known.current = { first: rows[0]?.key, length: rows.length, last: last?.key };
    if (!placed.current) {
      placed.current = true;
      const opening = rows.find(({ opensUnread }) => opensUnread);
      goal.current = opening ? { line: opening.key } : 'end';
    } else if (before.last !== last?.key) {
      // What one sends oneself is always shown.
      if (isAtEnd(put.current) || (last?.own && last.message.is_temp)) goal.current = 'end';
      if (!goal.current) measure();
    }
    settle();
  });

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
  };
}
