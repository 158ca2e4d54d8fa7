/** Covers of cyber security. */

import {
  box,
  centroid,
  closed,
  inset,
  khatam,
  ngon,
  nuqta,
  open,
  type Point,
} from '../geometry.ts';
import { screen } from '../girih.ts';
import { piece } from '../light.ts';
import { CREAM, INK, LAMP, mix } from '../palette.ts';
import { circle, g, path, stroke } from '../svg.ts';
import type { Motif } from './parts.ts';

const SHIELD =
  'M0 -296C70 -252 150 -236 230 -236V-20C230 128 130 226 0 296C-130 226 -230 128 -230 -20V-236C-150 -236 -70 -252 0 -296Z';
const SHIELD_IN =
  'M0 -252C64 -216 128 -202 192 -200V-20C192 106 110 190 0 250C-110 190 -192 106 -192 -20V-200C-128 -202 -64 -216 0 -252Z';

/** A shield made as a mashrabiya: it lets light through, and nothing else. */
const webSecurity: Motif = (s) => {
  const t = s.tone;
  const cells = screen(440, 560, 110, 62, [0, 0]).map((cell) => {
    const points = cell.points.map(([x, y]): Point => [x - 220, y - 275]);
    const [cx, cy] = centroid(points);
    const near = Math.exp(-((Math.hypot(cx, cy + 10) / 205) ** 2));
    return path(closed(inset(points, 0.88)), {
      fill: mix(mix(t.ground, INK, 0.4), LAMP, Math.min(1, near * 1.3)),
      'fill-opacity': 0.97,
    });
  });
  return g(
    {},
    piece(s, SHIELD, mix(t.base, t.ground, 0.1), { depth: 24, rim: 4 }),
    piece(s, SHIELD_IN, mix(t.base, t.ground, 0.35), { depth: 0, rim: 2 }),
    s.clip(SHIELD_IN, ...cells),
    stroke(SHIELD_IN, mix(t.base, t.ground, 0.5), 5),
    piece(s, closed(khatam(78, 22.5, [0, 0])), t.ground, { depth: 8, rim: 4, reach: 80 }),
    path('M0 -36A24 24 0 0 1 12 8L20 44H-20L-12 8A24 24 0 0 1 0 -36Z', { fill: LAMP }),
  );
};

/** A walled town of eight towers; the roads inside are a network. */
const network: Motif = (s) => {
  const t = s.tone;
  const corner = ngon(8, 258, 22.5);
  const outer = closed(ngon(8, 280, 22.5));
  const inner = closed(ngon(8, 226, 22.5));
  const nodes: Point[] = [
    [0, 0],
    [-116, -58],
    [104, -92],
    [128, 66],
    [-72, 118],
    [-10, -148],
    [20, 160],
    [-160, 44],
  ];
  const roads = [
    [0, 1],
    [0, 2],
    [0, 3],
    [0, 4],
    [1, 5],
    [2, 5],
    [3, 6],
    [4, 6],
    [1, 7],
    [4, 7],
  ];
  return g(
    {},
    piece(s, outer, mix(t.base, t.ground, 0.18), { depth: 24, rim: 3.4 }),
    path(inner, {
      fill: mix(t.ground, INK, 0.45),
      stroke: mix(t.bright, t.ground, 0.35),
      'stroke-width': 4,
    }),
    ...ngon(40, 262, 0).map((p, i) =>
      i % 5 === 2 ? '' : path(nuqta(p[0], p[1], 7), { fill: t.ground, 'fill-opacity': 0.6 }),
    ),
    ...corner.map(
      ([x, y]) =>
        piece(s, closed(ngon(8, 44, 22.5, [x, y])), t.base, {
          depth: 10,
          rim: 2.8,
          center: [x, y],
          reach: 60,
        }) + path(closed(khatam(22, 22.5, [x, y])), { fill: mix(t.ground, INK, 0.2) }),
    ),
    ...roads.map(([a = 0, b = 0]) =>
      stroke(
        open([nodes[a] as Point, nodes[b] as Point]),
        a === 0 ? LAMP : t.bright,
        a === 0 ? 6 : 4,
        { 'stroke-opacity': 0.9 },
      ),
    ),
    ...nodes.slice(1).map(([x, y]) =>
      piece(s, closed(khatam(25, 22.5, [x, y])), t.pale, {
        depth: 6,
        rim: 2,
        center: [x, y],
        reach: 30,
      }),
    ),
    path(closed(khatam(56, 22.5)), { fill: LAMP }),
    path(closed(khatam(30, 0)), { fill: CREAM }),
  );
};

/** The alembic of the old chemists, and a key distilled in it. */
const hacking: Motif = (s) => {
  const t = s.tone;
  const flask =
    'M-46 -276H46V-116C46 -84 196 30 196 142C196 234 116 278 0 278C-116 278 -196 234 -196 142C-196 30 -46 -84 -46 -116Z';
  const liquid =
    'M-182 102Q-90 72 0 104T182 98C194 124 196 130 196 142C196 234 116 278 0 278C-116 278 -196 234 -196 142C-196 128 -190 114 -182 102Z';
  return g(
    {},
    piece(s, flask, mix(t.base, t.ground, 0.3), { depth: 24, rim: 4.5 }),
    s.clip(
      flask,
      piece(s, liquid, t.bright, { depth: 0, rim: 4 }),
      path('M-150 150C-150 90 -60 -10 -26 -80L-36 -100C-60 -50 -180 50 -178 150Z', {
        fill: CREAM,
        'fill-opacity': 0.22,
      }),
    ),
    piece(s, box(-66, -300, 132, 36, 14), t.base, { depth: 10, rim: 3 }),
    g(
      { transform: 'translate(6 172) rotate(-24)' },
      stroke('M-4 0H122', LAMP, 18, { 'stroke-linecap': 'butt' }),
      path(box(72, 0, 16, 40), { fill: LAMP }) + path(box(102, 0, 16, 30), { fill: LAMP }),
      path(`${closed(khatam(52, 22.5, [-50, 0]))}${closed(khatam(24, 0, [-50, 0]))}`, {
        fill: LAMP,
        'fill-rule': 'evenodd',
      }),
    ),
    circle(-24, 44, 13, { fill: 'none', stroke: CREAM, 'stroke-width': 4 }),
    circle(22, -4, 9, { fill: 'none', stroke: CREAM, 'stroke-width': 4 }),
    circle(-8, -62, 7, { fill: 'none', stroke: CREAM, 'stroke-width': 3.5 }),
    circle(10, -134, 5, { fill: CREAM }),
  );
};

export const securityCourses: Record<string, Motif> = {
  'web-security-essentials': webSecurity,
  'network-security': network,
  'ethical-hacking-lab': hacking,
};
