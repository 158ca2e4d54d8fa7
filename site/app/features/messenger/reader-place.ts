/** So near to the end, in pixels, a reader is at the end: what comes scrolls along. */
const nearEnd = 48;

/** How a list stands in the page, in pixels: how high it is, how much of it is seen, and from where. */
export interface ScrollState {
  height: number;
  view: number;
  top: number;
}

export const isAtEnd = ({ height, view, top }: ScrollState): boolean =>
  height - view - top < nearEnd;

/**
 * Whether the reader has moved from where they were put. A list that has another height by now has moved them itself: its
 * messages turn out larger or smaller than they were thought to be, on a busy device long after they were put there. In
 * one of the same height they were moved without a hand too, by the browser's own search for example.
 */
export function hasMoved(put: ScrollState, now: ScrollState, byHand: boolean): boolean {
  if (Math.abs(now.top - put.top) <= 1) return false;
  return byHand || (now.height === put.height && now.view === put.view);
}
