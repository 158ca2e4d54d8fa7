/** Within this many pixels of the end the list follows new messages. */
const nearEnd = 48;

/** Scroll metrics of a list in pixels: scrollHeight, clientHeight and scrollTop. */
export interface ScrollState {
  height: number;
  view: number;
  top: number;
}

/** Whether the list is scrolled to its end, within a tolerance. */
export const isAtEnd = ({ height, view, top }: ScrollState): boolean =>
  height - view - top < nearEnd;

/**
 * Whether the reader has scrolled since `placed`. A list that has changed its height has moved the position by itself:
 * its messages are measured late on a busy device and differ from the estimate. At an unchanged height a scroll without
 * a gesture counts as well, for example by the browser's find in page.
 */
export function hasMoved(placed: ScrollState, now: ScrollState, byHand: boolean): boolean {
  if (Math.abs(now.top - placed.top) <= 1) return false;
  return byHand || (now.height === placed.height && now.view === placed.view);
}
