/** Solids in isometric view: x goes down to the right, y down to the left, z up. */
import { closed, ngon, open, type Point } from './geometry.ts';
import { CREAM, LAMP, mix } from './palette.ts';
import type { Sheet } from './sheet.ts';
import { g, num, path, stroke } from './svg.ts';

type Vec = readonly [number, number, number];
/** Which way a solid was pushed out: up, towards the lower left, towards the lower right. */
type Axis = 'up' | 'left' | 'right';

const C = Math.sqrt(3) / 2;

export function iso(x: number, y: number, z = 0): Point {
  return [(x - y) * C, (x + y) / 2 - z];
}

/** Puts flat drawings on a plane; upright planes are drawn as seen, v going down. */
export function plane(axis: Axis, at: number, ...children: string[]): string {
  const m =
    axis === 'up'
      ? [C, 0.5, -C, 0.5, 0, -at]
      : axis === 'left'
        ? [C, 0.5, 0, 1, -C * at, 0.5 * at]
        : [C, -0.5, 0, 1, C * at, 0.5 * at];
  return g({ transform: `matrix(${m.map((v) => num(v)).join(' ')})` }, ...children);
}

export function move(x: number, y: number, z: number, ...children: string[]): string {
  const [dx, dy] = iso(x, y, z);
  return g({ transform: `translate(${num(dx)} ${num(dy)})` }, ...children);
}

function lift(axis: Axis, [u, v]: Point, d: number): Vec {
  if (axis === 'up') return [u, v, d];
  return axis === 'left' ? [u, d, -v] : [d, -u, -v];
}

function shadeOf(s: Sheet, fill: string, n: Vec): string {
  const right = s.light[0] > 0;
  const l: Vec = right ? [0.72, 0.1, 0.68] : [0.1, 0.72, 0.68];
  const k = n[0] * l[0] + n[1] * l[1] + n[2] * l[2];
  return k > 0.45
    ? mix(fill, CREAM, (k - 0.45) * 0.55)
    : mix(fill, s.tone.ground, Math.min(0.62, (0.45 - k) * 1.05));
}

/** A flat shape pushed out along an axis from `a` to `b`, with a drawing on its front if wanted. */
export function prism(
  s: Sheet,
  shape: readonly Point[],
  axis: Axis,
  a: number,
  b: number,
  fill: string,
  ...front: string[]
): string {
  const area = shape.reduce((sum, p, i) => {
    const q = shape[(i + 1) % shape.length] as Point;
    return sum + p[0] * q[1] - q[0] * p[1];
  }, 0);
  const sign = area > 0 ? 1 : -1;
  const sides: { depth: number; svg: string }[] = [];
  shape.forEach((p, i) => {
    const q = shape[(i + 1) % shape.length] as Point;
    const length = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
    const n = lift(axis, [(sign * (q[1] - p[1])) / length, (sign * (p[0] - q[0])) / length], 0);
    if (n[0] + n[1] + n[2] <= 0.001) return;
    const corners = [lift(axis, p, a), lift(axis, q, a), lift(axis, q, b), lift(axis, p, b)];
    const color = shadeOf(s, fill, n);
    sides.push({
      depth: corners.reduce((sum, c) => sum + c[0] + c[1] + c[2], 0),
      svg: path(closed(corners.map((c) => iso(...c))), {
        fill: color,
        stroke: color,
        'stroke-width': 0.8,
        'stroke-linejoin': 'round',
      }),
    });
  });
  sides.sort((x, y) => x.depth - y.depth);
  const normal: Vec = axis === 'up' ? [0, 0, 1] : axis === 'left' ? [0, 1, 0] : [1, 0, 0];
  const face = shape.map((p) => iso(...lift(axis, p, b)));
  const top = shadeOf(s, fill, normal);
  return g(
    {},
    ...sides.map((side) => side.svg),
    path(closed(face), { fill: top }),
    front.length > 0 ? plane(axis, b, ...front) : '',
    stroke(open([...face, face[0] as Point]), mix(mix(fill, CREAM, 0.6), LAMP, 0.35), 1.6, {
      'stroke-opacity': 0.6,
    }),
  );
}

export function block(
  s: Sheet,
  x: number,
  y: number,
  z: number,
  w: number,
  d: number,
  h: number,
  fill: string,
  ...top: string[]
): string {
  return prism(
    s,
    [
      [x, y],
      [x + w, y],
      [x + w, y + d],
      [x, y + d],
    ],
    'up',
    z,
    z + h,
    fill,
    ...top,
  );
}

/** A round solid, as a prism of many sides. */
export function drum(
  s: Sheet,
  x: number,
  y: number,
  z: number,
  r: number,
  h: number,
  fill: string,
  ...top: string[]
): string {
  return prism(s, ngon(48, r, 0, [x, y]), 'up', z, z + h, fill, ...top);
}

/** A rectangle with round corners as points, for slabs and boards. */
export function rounded(x: number, y: number, w: number, h: number, r: number): Point[] {
  const corner = (cx: number, cy: number, from: number): Point[] =>
    Array.from({ length: 7 }, (_, i) => {
      const a = ((from + i * 15) * Math.PI) / 180;
      return [cx + Math.cos(a) * r, cy + Math.sin(a) * r];
    });
  return [
    ...corner(x + w - r, y + r, 270),
    ...corner(x + w - r, y + h - r, 0),
    ...corner(x + r, y + h - r, 90),
    ...corner(x + r, y + r, 180),
  ];
}

/** The soft shadow of a footprint, thrown away from the lamp. */
export function cast(s: Sheet, footprint: readonly Point[], reach = 50): string {
  const dx = s.light[0] > 0 ? -1 : 0;
  const dy = s.light[0] > 0 ? 0 : -1;
  const away = footprint.map(([x, y]) => iso(x + dx * reach, y + dy * reach));
  return path(closed([...away]), { fill: s.tone.ground, 'fill-opacity': 0.55, filter: s.blur(12) });
}
