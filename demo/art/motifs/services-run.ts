/** Services that keep things running: servers, clouds, guards, gauges, tools. */
import {
  arch,
  box,
  closed,
  disc,
  khatam,
  ngon,
  nuqta,
  open,
  type Point,
  polar,
  star,
} from '../geometry.ts';
import { block, cast, drum, iso, move, plane, prism, rounded } from '../iso.ts';
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

/** A gauge made as an astrolabe. */
const performance: Motif = (s) => {
  const t = s.tone;
  const c: Point = [0, -210];
  const at = (r: number, a: number) => polar(r, a, c);
  const ticks = Array.from({ length: 33 }, (_, i) => {
    const a = 150 + i * 7.5;
    const lit = i > 20;
    return stroke(
      open([at(i % 4 === 0 ? 128 : 142, a), at(160, a)]),
      lit ? LAMP : t.pale,
      i % 4 === 0 ? 7 : 4,
    );
  });
  const needle = 318;
  return g(
    {},
    cast(
      s,
      [
        [-150, -30],
        [150, -30],
        [150, 50],
        [-150, 50],
      ],
      90,
    ),
    block(s, -90, -50, 0, 180, 100, 40, mix(t.base, t.ground, 0.4)),
    prism(s, ngon(12, 30, 0, [0, -412]), 'left', -8, 22, LAMP),
    prism(
      s,
      ngon(64, 190, 0, c),
      'left',
      -26,
      30,
      t.base,
      path(disc(c[0], c[1], 172), { fill: mix(t.ground, INK, 0.35) }),
      ...ticks,
      stroke(closed(khatam(96, 22.5, c)), t.bright, 5),
      stroke(closed(khatam(62, 0, c)), mix(t.bright, t.ground, 0.3), 4),
      path(
        closed([at(150, needle), at(20, needle + 90), at(48, needle + 180), at(20, needle - 90)]),
        { fill: LAMP },
      ),
      circle(c[0], c[1], 20, { fill: CREAM }),
      circle(c[0], c[1], 8, { fill: t.ground }),
    ),
  );
};

/** Four systems around one star that speaks with all of them. */
const integration: Motif = (s) => {
  const t = s.tone;
  const pipe = (points: Point[], z = 34) =>
    stroke(open(points.map(([x, y]) => iso(x, y, z - 12))), mix(t.base, t.ground, 0.65), 24, {
      'stroke-linecap': 'butt',
    }) + stroke(open(points.map(([x, y]) => iso(x, y, z))), LAMP, 16, { 'stroke-linecap': 'butt' });
  const box4 = (x: number, y: number, h: number, fill: string, top: string) =>
    cast(
      s,
      [
        [x - 62, y - 62],
        [x + 62, y - 62],
        [x + 62, y + 62],
        [x - 62, y + 62],
      ],
      44,
    ) + block(s, x - 62, y - 62, 0, 124, 124, h, fill, top);
  const ink = mix(t.base, t.ground, 0.55);
  return g(
    {},
    box4(0, -190, 120, t.bright, stroke(closed(ngon(24, 34, 0, [0, -190])), ink, 8)),
    box4(-190, 0, 84, t.pale, path(nuqta(-190, 0, 36), { fill: ink })),
    pipe([
      [0, -128],
      [0, -60],
    ]),
    pipe([
      [-128, 0],
      [-60, 0],
    ]),
    cast(s, khatam(120, 22.5), 40),
    prism(
      s,
      khatam(118, 22.5),
      'up',
      0,
      88,
      t.base,
      path(closed(khatam(78, 0)), { fill: mix(t.ground, INK, 0.3) }),
      path(closed(khatam(48, 22.5)), { fill: LAMP }),
    ),
    pipe([
      [60, 0],
      [128, 0],
    ]),
    pipe([
      [0, 60],
      [0, 128],
    ]),
    box4(
      190,
      0,
      84,
      mix(t.base, t.pale, 0.3),
      ['M160 -20H220', 'M160 0H220', 'M160 20H220'].map((d) => stroke(d, ink, 8)).join(''),
    ),
    box4(0, 190, 110, PAPER, path(closed(star(4, 42, 20, 45, [0, 190])), { fill: ink })),
  );
};

/** The right wrench on an eight-pointed nut. */
const maintenance: Motif = (s) => {
  const t = s.tone;
  const nut: Point = [-60, 40];
  const jaw: Point[] = [];
  for (let a = 128; a <= 412; a += 6) jaw.push(polar(118, a, [-60, 40]));
  const inner = [
    polar(70, 412 - 360, nut),
    polar(74, 22, nut),
    polar(62, 330, nut),
    polar(74, 270, nut),
    polar(62, 210, nut),
    polar(74, 158, nut),
    polar(70, 128, nut),
  ];
  const turnAll = (points: readonly Point[], deg: number): Point[] =>
    points.map(([x, y]) => {
      const a = (deg * Math.PI) / 180;
      const dx = x - nut[0];
      const dy = y - nut[1];
      return [
        nut[0] + dx * Math.cos(a) - dy * Math.sin(a),
        nut[1] + dx * Math.sin(a) + dy * Math.cos(a),
      ];
    });
  const handle = rounded(20, 8, 330, 64, 32);
  const tool = (points: readonly Point[]) => turnAll(points, -58);
  return g(
    {},
    cast(s, ngon(24, 130, 0, nut), 30),
    drum(s, nut[0], nut[1], 0, 128, 34, mix(t.base, t.ground, 0.4)),
    prism(
      s,
      khatam(76, 22.5, nut),
      'up',
      34,
      96,
      LAMP,
      path(closed(ngon(24, 30, 0, nut)), { fill: '#A8611A' }),
    ),
    cast(s, tool(handle), 30),
    prism(
      s,
      tool(handle),
      'up',
      48,
      76,
      t.pale,
      g(
        { transform: `rotate(-58 ${nut[0]} ${nut[1]})` },
        path(box(120, 26, 190, 28, 14), { fill: mix(t.base, t.pale, 0.3) }),
        ...[0, 1, 2].map((i) => path(nuqta(150 + i * 56, 40, 9), { fill: t.base })),
      ),
    ),
    prism(s, tool([...jaw, ...inner]), 'up', 48, 78, t.pale),
    prism(
      s,
      khatam(76, 22.5, nut),
      'up',
      78,
      104,
      LAMP,
      path(closed(ngon(24, 30, 0, nut)), { fill: '#A8611A' }),
    ),
  );
};

export const runServices: Record<string, Motif> = {
  'backend-apis': backend,
  'database-design': database,
  'cloud-deployment': deployment,
  'security-audit': audit,
  'performance-tuning': performance,
  'system-integration': integration,
  'maintenance-support': maintenance,
};
