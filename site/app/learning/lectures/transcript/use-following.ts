import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';

/** Events that precede a scroll by the reader. */
const gestures = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** For so long after a gesture the list does not scroll by itself: the scroll that it began may still come. Milliseconds. */
const gestureTime = 500;

interface FollowingOptions {
  box: RefObject<HTMLElement | null>;
  list: RefObject<VirtualizerHandle | null>;
  /** The row of the spoken line; -1 for none. */
  row: number;
  enabled: boolean;
}

/**
 * Keeps the spoken line in view, unless the reader has scrolled it out of view; then until it is in view again, or they ask
 * for it. Only the list scrolls, never the page.
 */
export function useFollowing({ box, list, row, enabled }: FollowingOptions) {
  const [following, setFollowing] = useState(true);
  const byHand = useRef(false);
  const lastGesture = useRef(Number.NEGATIVE_INFINITY);

  function onScroll() {
    const element = box.current;
    const rows = list.current;
    if (!byHand.current || !element || !rows || row < 0) return;
    const top = rows.getItemOffset(row);
    const isSeen =
      top + rows.getItemSize(row) > element.scrollTop &&
      top < element.scrollTop + element.clientHeight;
    setFollowing(isSeen);
  }
  const checkAfterGesture = useEffectEvent(onScroll);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const onGesture = () => {
      byHand.current = true;
      lastGesture.current = performance.now();
      // The browser may have scrolled before the page hears of the gesture.
      checkAfterGesture();
    };
    for (const type of gestures) element.addEventListener(type, onGesture, { passive: true });
    return () => {
      for (const type of gestures) element.removeEventListener(type, onGesture);
    };
  }, [box]);

  useEffect(() => {
    if (!enabled || !following || row < 0) return;
    if (performance.now() - lastGesture.current < gestureTime) return;
    const element = box.current;
    const rows = list.current;
    if (!element || !rows) return;
    byHand.current = false;
    // Not `scrollToIndex`, which repeats its scroll for a while and would undo one of the reader's.
    element.scrollTop =
      rows.getItemOffset(row) + (rows.getItemSize(row) - element.clientHeight) / 2;
  }, [box, list, row, enabled, following]);

  return {
    onScroll,
    /** Whether the spoken line is out of view, and stays there. */
    isAway: enabled && !following && row >= 0,
    follow() {
      byHand.current = false;
      lastGesture.current = Number.NEGATIVE_INFINITY;
      setFollowing(true);
    },
  };
}
