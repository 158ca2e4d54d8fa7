/** The one lamp of every picture: its glow, the screen it shines through, and what it lights. */

import {
  arch,
  box,
  centroid,
  closed,
  distance,
  inset,
  khatam,
  type Point,
  polar,
} from './geometry.ts';
import type { Cell } from './girih.ts';
import { CREAM, EMBER, INK, LAMP, mix } from './palette.ts';
import type { Sheet } from './sheet.ts';
import { at, circle, g, path, rect, stroke } from './svg.ts';

/** Each hole of the screen takes the lamp's light by its distance, a little unevenly, as glass does. */
export function litCells(
  s: Sheet,
  cells: readonly Cell[],
  o: { reach: number; strength?: number; strap?: number; far?: number },
): string {
  const { reach, strength = 1, strap = 0.93, far = 0.05 } = o;
  return cells
    .map(({ kind, points }) => {
      const d = distance(centroid(points), s.lamp);
      const fall = Math.exp(-((d / reach) ** 2)) * strength;
      const uneven = 0.55 + s.rand() * 0.75;
      const deep = kind === 'star' ? 0.55 : kind === 'leaf' ? 0.8 : 1.15;
      const fill = warm(s.tone.hue, fall * 1.7);
      return path(closed(inset(points, strap)), {
        fill,
        'fill-opacity': Math.min(0.9, (far + fall * 0.5) * uneven * deep),
        stroke: warm(mix(s.tone.hue, CREAM, 0.1), fall * 1.6),
        'stroke-opacity': Math.min(0.95, 0.16 + fall * 0.8),
        'stroke-width': 1.4,
        'stroke-linejoin': 'round',
      });
    })
    .join('');
}

/** From a hue through ember to full lamplight, `amount` past 1 is full. */
function warm(color: string, amount: number): string {
  const a = Math.min(1, amount);
  const t = a * a * (3 - 2 * a);
  return t < 0.5
    ? mix(color, mix(EMBER, LAMP, 0.25), t * 2)
    : mix(mix(EMBER, LAMP, 0.25), LAMP, t * 2 - 1);
}

export function glow(s: Sheet, r: number, strength = 1): string {
  const fill = s.radial(s.lamp, r, [
    [0, CREAM, strength],
    [0.1, LAMP, 0.8 * strength],
    [0.24, mix(LAMP, EMBER, 0.4), 0.42 * strength],
    [0.5, EMBER, 0.16 * strength],
    [1, EMBER, 0],
  ]);
  return circle(s.lamp[0], s.lamp[1], r, { fill });
}

/** Shafts that leave the lamp towards the hero, as from the slits of a lantern. */
export function shafts(s: Sheet, reach: number, count = 5): string {
  const main = (Math.atan2(-s.light[1], -s.light[0]) * 180) / Math.PI;
  const fill = s.radial(s.lamp, reach, [
    [0, LAMP, 0.26],
    [0.5, EMBER, 0.08],
    [1, EMBER, 0],
  ]);
  return Array.from({ length: count }, (_, i) => {
    const a = main + (i - (count - 1) / 2) * 15;
    return path(closed([s.lamp, polar(reach, a - 3.4, s.lamp), polar(reach, a + 3.4, s.lamp)]), {
      fill,
    });
  }).join('');
}

/** A small hanging lantern with its chain; the flame is the brightest place of the picture. */
export function lantern(s: Sheet, scale = 1): string {
  const [x, y] = s.lamp;
  const metal = mix(s.tone.ground, INK, 0.35);
  const edge = mix(LAMP, s.tone.ground, 0.25);
  const slits = [-15, 0, 15].map((dx) =>
    path(arch(dx, 24, 10.5, dx === 0 ? 44 : 36, 26), { fill: dx === 0 ? CREAM : LAMP }),
  );
  return g(
    {},
    rect(x - 1.2, -10, 2.4, Math.max(0, y + 10 - 52 * scale), { fill: edge, 'fill-opacity': 0.55 }),
    at(
      x,
      y,
      scale,
      path('M-24 -26Q-22 -46 0 -54Q22 -46 24 -26Z', {
        fill: metal,
        stroke: edge,
        'stroke-width': 2,
      }),
      path('M-26 -26L26 -26L22 30L-22 30Z', { fill: metal, stroke: edge, 'stroke-width': 2 }),
      ...slits,
      path('M-24 30L24 30L12 42L-12 42Z', { fill: metal, stroke: edge, 'stroke-width': 2 }),
      path(box(-30, -30, 60, 7, 3), { fill: edge }),
      path(box(-28, 27, 56, 6, 3), { fill: edge }),
      circle(0, -58, 4.5, { fill: 'none', stroke: edge, 'stroke-width': 2.4 }),
    ),
  );
}

/** The bare flame: an eight-pointed spark, where a whole lantern would be one thing too many. */
export function spark(s: Sheet, r: number): string {
  return g(
    {},
    path(closed(khatam(r, 22.5, s.lamp)), { fill: LAMP }),
    path(closed(khatam(r * 0.62, 0, s.lamp)), { fill: CREAM }),
  );
}

/** A flat piece of the hero, lit from the lamp's side, with a bright edge and a shadow behind. */
export function piece(
  s: Sheet,
  d: string,
  fill: string,
  o: { depth?: number; rim?: number; reach?: number; contrast?: number; center?: Point } = {},
): string {
  const { depth = 14, rim = 2.6, reach = 260, contrast = 1, center = [0, 0] } = o;
  const [lx, ly] = s.light;
  const [cx, cy] = center;
  const from: Point = [cx + lx * reach, cy + ly * reach];
  const to: Point = [cx - lx * reach, cy - ly * reach];
  const body = s.linear(from, to, [
    [0, mix(fill, CREAM, 0.36 * contrast)],
    [0.42, fill],
    [1, mix(fill, s.tone.ground, 0.46 * contrast)],
  ]);
  const edge = s.linear(from, to, [
    [0, CREAM, 0.95],
    [0.45, LAMP, 0.5],
    [0.8, LAMP, 0.05],
  ]);
  const parts: string[] = [];
  if (depth > 0) {
    parts.push(
      path(d, {
        fill: mix(s.tone.ground, '#000000', 0.55),
        'fill-opacity': 0.5,
        transform: `translate(${(-lx * depth).toFixed(1)} ${(-ly * depth + depth * 0.35).toFixed(1)})`,
        filter: s.blur(depth * 0.55),
      }),
    );
  }
  parts.push(path(d, { fill: body }));
  if (rim > 0) parts.push(stroke(d, edge, rim));
  return parts.join('');
}
