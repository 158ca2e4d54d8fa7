/**
 * The geometry of every ornament: the eight-fold star, two squares turned by 45°. The logo, patterns, frames and icons
 * compute their points here.
 */

/** The inner radius of the star, where the two squares cross, for an outer radius of 1. */
export const starNotch = Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8);

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The points of a star around (cx, cy), the first at the top; `notch` is the inner radius as a share of `radius`. */
export function starPoints(cx: number, cy: number, radius: number, notch = starNotch): string {
  const points: string[] = [];
  for (let step = 0; step < 16; step++) {
    const reach = step % 2 === 0 ? radius : radius * notch;
    const angle = (step * Math.PI) / 8;
    points.push(`${round(cx + reach * Math.sin(angle))},${round(cy - reach * Math.cos(angle))}`);
  }
  return points.join(' ');
}

/** The points of a regular octagon with a flat bottom side. */
export function octagonPoints(cx: number, cy: number, radius: number): string {
  const points: string[] = [];
  for (let step = 0; step < 8; step++) {
    const angle = ((step + 0.5) * Math.PI) / 4;
    points.push(`${round(cx + radius * Math.sin(angle))},${round(cy - radius * Math.cos(angle))}`);
  }
  return points.join(' ');
}

/**
 * The path of a star polygon drawn by its full chords: each of eight points on the circle is connected to the one
 * `skip` further. `turn` rotates it in eighths.
 */
export function chords(cx: number, cy: number, radius: number, skip: number, turn: number): string {
  const at = (point: number) => {
    const angle = ((point + turn) * Math.PI) / 4;
    return `${round(cx + radius * Math.sin(angle))} ${round(cy - radius * Math.cos(angle))}`;
  };
  return Array.from({ length: 8 }, (_, point) => `M${at(point)}L${at(point + skip)}`).join('');
}
