export type Direction = 'ltr' | 'rtl';

/** The shortest swipe that changes the picture, in CSS pixels. */
const swipeDistance = 48;

/** The index `step` further, wrapped around at both ends. */
export function wrapIndex(index: number, step: number, count: number): number {
  return (((index + step) % count) + count) % count;
}

/** The index that a key selects; null for other keys. */
export function keyTarget(
  key: string,
  { index, count, direction }: { index: number; count: number; direction: Direction },
): number | null {
  const forwardKey = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backKey = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (key === forwardKey) return wrapIndex(index, 1, count);
  if (key === backKey) return wrapIndex(index, -1, count);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/**
 * The step of a swipe by (dx, dy) in CSS pixels. Pictures are in reading order, so in right to left a swipe to the
 * right shows the next one.
 */
export function swipeStep(dx: number, dy: number, direction: Direction): -1 | 0 | 1 {
  if (Math.abs(dx) < swipeDistance || Math.abs(dx) < Math.abs(dy) * 1.5) return 0;
  return dx > 0 === (direction === 'rtl') ? 1 : -1;
}
