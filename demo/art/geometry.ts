/** Points, polygons and strokes. Angles are degrees, clockwise from the right (y grows downwards). */
import { num } from './svg.ts';

export type Point = readonly [number, number];

export function polar(radius: number, degrees: number, center: Point = [0, 0]): Point {
  const a = (degrees * Math.PI) / 180;
  return [center[0] + radius * Math.cos(a), center[1] + radius * Math.sin(a)];
}

export function ngon(n: number, radius: number, turn = 0, center: Point = [0, 0]): Point[] {
  return Array.from({ length: n }, (_, i) => polar(radius, turn + (i * 360) / n, center));
}

/** A star of `n` tips at `outer`, with the notches between them at `inner`. */
export function star(
  n: number,
  outer: number,
  inner: number,
  turn = 0,
  c: Point = [0, 0],
): Point[] {
  return Array.from({ length: n * 2 }, (_, i) =>
    polar(i % 2 === 0 ? outer : inner, turn + (i * 180) / n, c),
  );
}

/** The khatam: two squares laid over each other. */
export function khatam(radius: number, turn = 0, center: Point = [0, 0]): Point[] {
  return star(8, radius, radius * 0.7654, turn, center);
}

export function lerp(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

export function centroid(points: readonly Point[]): Point {
  const sum = points.reduce<Point>((acc, p) => [acc[0] + p[0], acc[1] + p[1]], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** Draws the polygon a little smaller about its middle, which leaves the straps of a screen. */
export function inset(points: readonly Point[], factor: number): Point[] {
  const c = centroid(points);
  return points.map((p) => lerp(c, p, factor));
}

export function open(points: readonly Point[]): string {
  return points.map((p, i) => `${i === 0 ? 'M' : 'L'}${num(p[0])} ${num(p[1])}`).join('');
}

export function closed(points: readonly Point[]): string {
  return `${open(points)}Z`;
}

export function box(x: number, y: number, w: number, h: number, r = 0): string {
  if (r <= 0) return `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}Z`;
  const k = Math.min(r, w / 2, h / 2);
  const a = `a${num(k)} ${num(k)} 0 0 1`;
  return (
    `M${num(x + k)} ${num(y)}h${num(w - 2 * k)}${a} ${num(k)} ${num(k)}v${num(h - 2 * k)}` +
    `${a} ${num(-k)} ${num(k)}h${num(2 * k - w)}${a} ${num(-k)} ${num(-k)}v${num(2 * k - h)}` +
    `${a} ${num(k)} ${num(-k)}Z`
  );
}

export function disc(cx: number, cy: number, r: number, ry = r): string {
  const arc = `a${num(r)} ${num(ry)} 0 1 0`;
  return `M${num(cx - r)} ${num(cy)}${arc} ${num(2 * r)} 0${arc} ${num(-2 * r)} 0Z`;
}

/** The nuqta: the rhombic dot a reed pen leaves, and the measure of Arabic letters. */
export function nuqta(cx: number, cy: number, r: number): string {
  return closed([
    [cx, cy - r],
    [cx + r, cy],
    [cx, cy + r],
    [cx - r, cy],
  ]);
}

/** A pointed arch standing on `y`, `w` wide, springing at `spring` and `h` high. */
export function arch(cx: number, y: number, w: number, h: number, spring = h * 0.55): string {
  const rise = h - spring;
  const half = w / 2;
  const side = (sign: number) => [cx + sign * half, y - spring - rise * 0.62];
  const [ax, ay] = side(-1);
  const [bx, by] = side(1);
  return (
    `M${num(cx - half)} ${num(y)}V${num(y - spring)}` +
    `C${num(ax ?? 0)} ${num(ay ?? 0)} ${num(cx - half * 0.34)} ${num(y - h + rise * 0.16)} ` +
    `${num(cx)} ${num(y - h)}` +
    `C${num(cx + half * 0.34)} ${num(y - h + rise * 0.16)} ${num(bx ?? 0)} ${num(by ?? 0)} ` +
    `${num(cx + half)} ${num(y - spring)}V${num(y)}Z`
  );
}
