export type Direction = 'ltr' | 'rtl';

/** How far a finger must go for another picture, in CSS pixels. */
const swipeDistance = 48;

/** The picture `step` further, past the last the first again and before the first the last. */
export function wrapped(index: number, step: number, count: number): number {
  return (((index + step) % count) + count) % count;
}

/** The picture that a key leads to; null for a key that leads nowhere. */
export function keyTarget(
  key: string,
  { index, count, direction }: { index: number; count: number; direction: Direction },
): number | null {
  const onwards = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (key === onwards) return wrapped(index, 1, count);
  if (key === back) return wrapped(index, -1, count);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/**
 * Where a finger that moved by (dx, dy) leads: the pictures lie in reading order, so that in right to left a push to
 * the right brings the next one in.
 */
export function swipeStep(dx: number, dy: number, direction: Direction): -1 | 0 | 1 {
  if (Math.abs(dx) < swipeDistance || Math.abs(dx) < Math.abs(dy) * 1.5) return 0;
  return dx > 0 === (direction === 'rtl') ? 1 : -1;
}
