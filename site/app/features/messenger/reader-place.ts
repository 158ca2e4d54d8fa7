/** So near to the end, in pixels, a reader is at the end: what comes scrolls along. */
const nearEnd = 48;

/** A list as it lies in the page, in pixels: how high it is, how much of it is seen, and from where. */
export interface Lie {
  height: number;
  view: number;
  top: number;
}

export const isAtEnd = ({ height, view, top }: Lie): boolean => height - view - top < nearEnd;

/**
 * Whether the reader has moved from where they were put. A list that lies differently has moved them itself: its
 * messages turn out larger or smaller than they were thought to be, on a busy device long after they were put there.
 * What has no hand in it, such as the browser's own search, moves them in a list that lies as it did.
 */
export function hasMoved(put: Lie, now: Lie, byHand: boolean): boolean {
  if (Math.abs(now.top - put.top) <= 1) return false;
  return byHand || (now.height === put.height && now.view === put.view);
}
