/** Smooth lines through points, and the two pens: a ribbon of changing width and a broad reed nib. */
import { closed, type Point, polar } from './geometry.ts';
import { num } from './svg.ts';

function spline(p0: Point, p1: Point, p2: Point, p3: Point, t: number): Point {
  const at = (i: 0 | 1) => {
    const a = 2 * p1[i];
    const b = p2[i] - p0[i];
    const c = 2 * p0[i] - 5 * p1[i] + 4 * p2[i] - p3[i];
    const d = 3 * p1[i] - p0[i] - 3 * p2[i] + p3[i];
    return 0.5 * (a + b * t + c * t * t + d * t * t * t);
  };
  return [at(0), at(1)];
}

/** Points close together on a Catmull-Rom curve through `points`. */
export function sample(points: readonly Point[], steps = 18): Point[] {
  const out: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const p1 = points[i] as Point;
    const p2 = points[i + 1] as Point;
    const p0 = points[i - 1] ?? p1;
    const p3 = points[i + 2] ?? p2;
    for (let k = 0; k < steps; k++) out.push(spline(p0, p1, p2, p3, k / steps));
  }
  out.push(points.at(-1) as Point);
  return out;
}

/** The direction of a sampled line at an index, in degrees. */
export function heading(line: readonly Point[], i: number): number {
  const a = line[Math.max(0, i - 1)] as Point;
  const b = line[Math.min(line.length - 1, i + 1)] as Point;
  return (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
}

/** A band along a sampled line; `width` is asked for each place from 0 to 1. */
export function ribbon(line: readonly Point[], width: (t: number) => number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach((p, i) => {
    const half = width(i / (line.length - 1)) / 2;
    const angle = heading(line, i);
    left.push(polar(half, angle - 90, p));
    right.push(polar(half, angle + 90, p));
  });
  return closed([...left, ...right.reverse()]);
}

/** A line drawn with a broad nib held at a fixed angle: thick one way, never thinner than `thin`. */
export function nib(line: readonly Point[], width: number, angle = -35, thin = 0.3): string {
  return ribbon(line, (t) => {
    const way = heading(line, Math.round(t * (line.length - 1)));
    const across = Math.abs(Math.sin(((way - angle) * Math.PI) / 180));
    return width * (thin + (1 - thin) * across);
  });
}

/** A smooth open path through points. */
export function smooth(points: readonly Point[]): string {
  return sample(points, 10)
    .map((p, i) => `${i === 0 ? 'M' : 'L'}${num(p[0])} ${num(p[1])}`)
    .join('');
}
