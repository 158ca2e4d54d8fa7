/** Services that keep things running: servers, clouds, guards, gauges, tools. */
import { box, closed, khatam, ngon, open, type Point, polar } from '../geometry.ts';
import { block, cast, drum, iso, plane, prism, rounded } from '../iso.ts';
import { piece } from '../light.ts';
import { CREAM, INK, LAMP, mix, PAPER } from '../palette.ts';
import { circle, g, path, stroke } from '../svg.ts';
import type { Motif } from './parts.ts';

/** A cabinet of drawers with lines running out of it. */
const backend: Motif = (s) => {
  const t = s.tone;
  const line = (points: Point[], lit = false) =>
    stroke(open(points.map(([x, y]) => iso(x, y, 2))), lit ? LAMP : t.pale, 9);
  const node = (x: number, y: number, lit = false) =>
    block(
      s,
      x - 30,
      y - 30,
      0,
      60,
      60,
      44,
      lit ? LAMP : t.bright,
      path(closed(khatam(20, 22.5, [x, y])), { fill: mix(t.base, t.ground, 0.4) }),
    );
  const unit = (z: number, lit: boolean) =>
    block(s, -110, -110, z, 220, 220, 78, lit ? t.bright : t.base) +
    plane(
      'left',
      110,
      path(box(-94, -z - 62, 188, 46, 8), { fill: mix(t.ground, INK, 0.35) }),
      ...[0, 1, 2, 3].map((i) =>
        path(closed(khatam(13, 22.5, [-70 + i * 34, -z - 39])), {
          fill: lit || i === 0 ? LAMP : t.base,
        }),
      ),
      path(box(66, -z - 46, 20, 14, 4), { fill: t.pale }),
    ) +
    plane(
      'right',
      110,
      ...[0, 1, 2, 3, 4].map((i) =>
        path(box(-80 + i * 34, -z - 60, 14, 42, 7), { fill: mix(t.ground, INK, 0.2) }),
      ),
    );
  return g(
    {},
    cast(
      s,
      [
        [-110, -110],
        [110, -110],
        [110, 110],
        [-110, 110],
      ],
      100,
    ),
    line([
      [0, 0],
      [0, 190],
      [-130, 190],
    ]),
    line([
      [0, 0],
      [200, 0],
      [200, -110],
    ]),
    unit(0, false),
    line(
      [
        [60, 110],
        [60, 205],
      ],
      true,
    ),
    node(200, -110),
    unit(86, true),
    unit(172, false),
    prism(s, khatam(70, 22.5), 'up', 250, 282, LAMP),
    node(-130, 196),
    node(60, 214, true),
  );
};

/** Tables as drums, joined by the lines that relate them. */
const database: Motif = (s) => {
  const t = s.tone;
  const stack = (x: number, y: number, n: number, r: number, fill: string, lit: boolean) =>
    cast(s, ngon(24, r, 0, [x, y]), 40) +
    Array.from({ length: n }, (_, i) =>
      drum(
        s,
        x,
        y,
        i * 60,
        r,
        52,
        i === n - 1 && lit ? LAMP : i % 2 ? mix(fill, t.pale, 0.45) : fill,
      ),
    ).join('') +
    plane(
      'up',
      n * 60 - 8,
      path(closed(khatam(r * 0.6, 22.5, [x, y])), {
        fill: 'none',
        stroke: lit ? '#A8611A' : t.shade,
        'stroke-width': 5,
      }),
      path(closed(khatam(r * 0.26, 0, [x, y])), { fill: lit ? '#A8611A' : t.shade }),
    );
  const rel = (points: Point[]) =>
    stroke(open(points.map(([x, y]) => iso(x, y, 6))), CREAM, 7, { 'stroke-dasharray': '16 12' });
  return g(
    {},
    rel([
      [-20, -90],
      [150, -90],
      [150, 10],
    ]),
    rel([
      [-20, -90],
      [-150, -90],
      [-150, 110],
    ]),
    stack(-20, -100, 5, 104, t.base, true),
    stack(170, 20, 3, 78, mix(t.base, t.ground, 0.15), false),
    rel([
      [150, 130],
      [-60, 150],
    ]),
    stack(-130, 150, 3, 78, mix(t.base, t.ground, 0.15), false),
  );
};

/** A crate lifted on a beam of light into a cloud of cut paper. */
const deployment: Motif = (s) => {
  const t = s.tone;
  const puff =
    'M-196 64C-272 64 -280 -36 -206 -48C-212 -128 -120 -166 -72 -118C-46 -200 92 -212 120 -112C192 -140 262 -78 228 -12C276 8 264 64 202 64Z';
  const beam = s.linear(
    [0, -260],
    [0, 60],
    [
      [0, LAMP, 0.75],
      [1, LAMP, 0.08],
    ],
  );
  const crate = (x: number, y: number, z: number, fill: string) =>
    block(s, x - 56, y - 56, z, 112, 112, 96, fill) +
    plane(
      'left',
      y + 56,
      stroke(box(x - 44, -z - 84, 88, 72, 2), mix(fill, t.ground, 0.45), 5),
      path(closed(khatam(22, 22.5, [x, -z - 48])), { fill: mix(fill, t.ground, 0.45) }),
    ) +
    plane('right', x + 56, stroke(box(-y - 44, -z - 84, 88, 72, 2), mix(fill, t.ground, 0.5), 5));
  return g(
    {},
    cast(
      s,
      [
        [-180, -60],
        [180, -60],
        [60, 180],
        [-60, 180],
      ],
      30,
    ),
    crate(-130, 60, 0, t.base),
    crate(80, -130, 0, mix(t.base, t.ground, 0.2)),
    path('M-84 -250H84L128 52H-128Z', { fill: beam }),
    crate(0, 0, 112, LAMP),
    g(
      { transform: 'translate(0 -300)' },
      g(
        { transform: 'translate(22 -30) scale(.96)' },
        piece(s, puff, t.base, { depth: 16, rim: 2.6 }),
      ),
      piece(s, puff, PAPER, { depth: 16, rim: 3, contrast: 0.7 }),
    ),
    path('M0 -388L54 -322H24V-270H-24V-322H-54Z', { fill: t.base }),
  );
};

/** A lock under the glass: what looks closed is looked at closely. */
const audit: Motif = (s) => {
  const t = s.tone;
  const body = rounded(-140, -230, 280, 230, 36);
  const ring: Point[] = [];
  for (let a = 180; a <= 360; a += 8) ring.push(polar(96, a, [0, -312]));
  const back: Point[] = [];
  for (let a = 360; a >= 180; a -= 8) back.push(polar(58, a, [0, -312]));
  const shackle: Point[] = [[-96, -220], ...ring, [96, -220], [58, -220], ...back, [-58, -220]];
  return g(
    {},
    cast(
      s,
      [
        [-140, -40],
        [140, -40],
        [140, 60],
        [-140, 60],
      ],
      90,
    ),
    prism(s, shackle, 'left', -10, 28, PAPER),
    prism(
      s,
      body,
      'left',
      -44,
      60,
      t.base,
      path(closed(khatam(74, 22.5, [0, -112])), {
        fill: 'none',
        stroke: t.pale,
        'stroke-width': 7,
      }),
      path(closed(khatam(58, 0, [0, -112])), { fill: mix(t.ground, INK, 0.4) }),
      path('M0 -146A23 23 0 0 1 12 -104L20 -72H-20L-12 -104A23 23 0 0 1 0 -146Z', { fill: LAMP }),
    ),
    g(
      { transform: 'translate(150 -70) rotate(-32)' },
      piece(s, box(-15, 92, 30, 150, 14), mix(t.base, t.ground, 0.62), { depth: 14, rim: 2.6 }),
      circle(0, 0, 88, { fill: LAMP, 'fill-opacity': 0.2 }),
      ...[26, 58].map((r) => stroke(closed(khatam(r, 22.5)), LAMP, 4, { 'stroke-opacity': 0.9 })),
      circle(0, 0, 92, { fill: 'none', stroke: mix(t.base, t.ground, 0.68), 'stroke-width': 22 }),
      circle(0, 0, 102, {
        fill: 'none',
        stroke: CREAM,
        'stroke-width': 2.4,
        'stroke-opacity': 0.75,
      }),
    ),
  );
};

export const runServices: Record<string, Motif> = {
  'backend-apis': backend,
  'database-design': database,
  'cloud-deployment': deployment,
  'security-audit': audit,
};
