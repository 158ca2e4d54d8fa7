/**
 * The geometry behind every ornament: the eight-fold star, two squares turned by 45°.
 * All drawing of the site (logo, patterns, frames, icons) takes its points from here.
 */

/** Where the two squares cross: the inner radius of the star for an outer radius of 1. */
export const starNotch = Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8);

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Points of a star around (cx, cy), the first at the top; `notch` is the inner radius' share. */
export function starPoints(cx: number, cy: number, radius: number, notch = starNotch): string {
  const points: string[] = [];
  for (let step = 0; step < 16; step++) {
    const reach = step % 2 === 0 ? radius : radius * notch;
    const angle = (step * Math.PI) / 8;
    points.push(`${round(cx + reach * Math.sin(angle))},${round(cy - reach * Math.cos(angle))}`);
  }
  return points.join(' ');
}

/** Points of a regular octagon standing on a side. */
export function octagonPoints(cx: number, cy: number, radius: number): string {
  const points: string[] = [];
  for (let step = 0; step < 8; step++) {
    const angle = ((step + 0.5) * Math.PI) / 4;
    points.push(`${round(cx + radius * Math.sin(angle))},${round(cy - radius * Math.cos(angle))}`);
  }
  return points.join(' ');
}

/**
 * The path of a star polygon drawn as its whole chords, as a craftsman rules it: each of eight
 * points on the circle joined to the one `skip` further. `turn` rotates it in eighths.
 */
export function chords(cx: number, cy: number, radius: number, skip: number, turn: number): string {
  const at = (point: number) => {
    const angle = ((point + turn) * Math.PI) / 4;
    return `${round(cx + radius * Math.sin(angle))} ${round(cy - radius * Math.cos(angle))}`;
  };
  return Array.from({ length: 8 }, (_, point) => `M${at(point)}L${at(point + skip)}`).join('');
}
