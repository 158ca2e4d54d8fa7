/** So near to the end, in pixels, a reader is at the end: what comes scrolls along. */
const nearEnd = 48;

interface Scrolled {
  /** Pixels that are still below the screen. */
  left: number;
  /** Further from the end than the last time one looked. */
  back: boolean;
  /** The reader has used wheel, finger, key or scroll bar since the list was last brought to its end. */
  byHand: boolean;
}

/**
 * Whether a reader is at the end of a conversation, where what comes scrolls along. Only a reader's own
 * hand leads away from it: the list moves back by itself too, where its messages turn out smaller than they were thought
 * to be, and there may be more below already when that is told.
 */
export function isAtEnd(was: boolean, { left, back, byHand }: Scrolled): boolean {
  if (left < nearEnd) return true;
  return was && !(back && byHand);
}
