import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { MessageRow } from './message-rows.ts';
import { hasMoved, isAtEnd, type ScrollState } from './scroll-position.ts';

/** Events that precede a scroll by the reader. */
const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'focusin'];
/** Within this many pixels of the start or the end the next page is fetched. */
const nearEdge = 600;
/** Space in pixels above the unread line, and above a found message, so that what precedes it is seen. */
const aboveLine = 12;
const aboveFound = 96;

/** The position that stays when the list changes: its end, or a message with space above it. */
type ScrollTarget = 'end' | { line: string; above: number };

interface MessageScroll {
  /** Fetches the page before or after the shown messages; null if there is none or it is being fetched. */
  loadOlder: (() => void) | null;
  loadNewer: (() => void) | null;
  /** The rows reach the conversation's end, so that the list follows new messages there. */
  atNewest: boolean;
  /** Id of a found message, at which the list begins. */
  found: number | null;
}

const scrollStateOf = ({ scrollHeight, clientHeight, scrollTop }: HTMLElement): ScrollState => ({
  height: scrollHeight,
  view: clientHeight,
  top: scrollTop,
});

/**
 * The scroll position in a conversation: first at a found message, at the unread line or at the end; then at the end while the reader stays
 * there; and at the same message while older ones are prepended. It is read from and written to the DOM and not the
 * virtual list, whose state may be ahead of the rendered DOM and whose scrolling gives up on a busy device.
 */
export function useMessageScroll(
  rows: readonly MessageRow[],
  { loadOlder, loadNewer, atNewest, found }: MessageScroll,
) {
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  /** Null when the reader has scrolled elsewhere. */
  const target = useRef<ScrollTarget | null>(null);
  const initialised = useRef(false);
  /** The scroll state when the position was last set or measured. */
  const placed = useRef<ScrollState>({ height: 0, view: 0, top: 0 });
  const byHand = useRef(false);
  const [away, setAway] = useState(false);

  const previous = useRef({
    first: rows[0]?.key,
    length: rows.length,
    last: rows.at(-1)?.key,
    atNewest,
  });
  const prepended =
    rows.length > previous.current.length && rows[0]?.key !== previous.current.first;

  /** Scrolls to the target, as far as the messages are measured. */
  function scrollToTarget() {
    const element = box.current;
    const to = target.current;
    if (!element || !to) return;
    byHand.current = false;
    const line = to === 'end' ? -1 : rows.findIndex(({ key }) => key === to.line);
    const lineTop = line < 0 ? undefined : list.current?.getItemOffset(line);
    element.scrollTop =
      to === 'end' || lineTop === undefined ? element.scrollHeight : lineTop - to.above;
    placed.current = scrollStateOf(element);
  }

  const toEnd = () => {
    target.current = 'end';
    scrollToTarget();
  };

  /** Measures the position: a reader who has scrolled is left there, a shift by the list is corrected. */
  function measure() {
    const element = box.current;
    if (!element) return;
    const measured = scrollStateOf(element);
    const moved = hasMoved(placed.current, measured, byHand.current);
    if (moved || !target.current) target.current = atNewest && isAtEnd(measured) ? 'end' : null;
    if (!moved && !byHand.current) scrollToTarget();
    const now = scrollStateOf(element);
    placed.current = now;
    setAway(now.height - now.view - now.top > now.view / 2);
    if (now.top < nearEdge) loadOlder?.();
    if (now.height - now.view - now.top < nearEdge) loadNewer?.();
  }

  const onResized = useEffectEvent(scrollToTarget);
  useEffect(() => {
    const element = box.current;
    const messages = element?.lastElementChild;
    if (!element || !messages) return;
    const onGesture = () => {
      byHand.current = true;
    };
    for (const type of gestures) element.addEventListener(type, onGesture, { passive: true });
    // A picture was loaded, or the on-screen keyboard appeared.
    const observer = new ResizeObserver(() => onResized());
    observer.observe(element);
    observer.observe(messages);
    return () => {
      observer.disconnect();
      for (const type of gestures) element.removeEventListener(type, onGesture);
    };
  }, []);

  const last = rows.at(-1);
  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = { first: rows[0]?.key, length: rows.length, last: last?.key, atNewest };
    if (!initialised.current) {
      initialised.current = true;
      const foundRow = rows.find(({ message }) => message.id === found);
      const opening = rows.find(({ opensUnread }) => opensUnread);
      if (foundRow) target.current = { line: foundRow.key, above: aboveFound };
      else target.current = opening ? { line: opening.key, above: aboveLine } : 'end';
    } else if (before.last !== last?.key) {
      // An own message is always scrolled into view.
      if ((before.atNewest && isAtEnd(placed.current)) || (last?.own && last.message.is_temp))
        target.current = 'end';
      if (!target.current) measure();
    }
    scrollToTarget();
  });

  // A list that does not fill the screen cannot be scrolled, so the next page is fetched at once.
  useEffect(() => {
    const handle = list.current;
    if (loadOlder && handle && handle.viewportSize > 0 && handle.scrollOffset < nearEdge) {
      loadOlder();
    }
  }, [loadOlder]);

  return {
    box,
    list,
    prepended,
    /** The end is more than half a screen away. */
    away,
    toEnd,
    onScroll: measure,
  };
}
