/** So near to the end, in pixels, a reader is at the end: what comes scrolls along. */
const nearEnd = 48;

interface Scrolled {
  /** Pixels that are still below the screen. */
  left: number;
  /** Further from the end than the last time one looked. */
  back: boolean;
  /**
   * Nobody but the reader moves: they have used wheel, finger, key or scroll bar since the list was last brought to its
   * end, or the list has stood still.
   */
  reader: boolean;
}

/**
 * Whether a reader is at the end of a conversation, where what comes scrolls along. Only the reader leads away from it:
 * the list moves back by itself too, where its messages turn out smaller than they were thought to be, and there may be
 * more below already when that is told.
 */
export function isAtEnd(was: boolean, { left, back, reader }: Scrolled): boolean {
  if (left < nearEnd) return true;
  return was && !(back && reader);
}
