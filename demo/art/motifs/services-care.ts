/** Services that look after what already runs. */
import {
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
import { block, cast, drum, iso, prism, rounded } from '../iso.ts';
import { CREAM, INK, LAMP, mix, PAPER } from '../palette.ts';
import { circle, g, path, stroke } from '../svg.ts';
import type { Motif } from './parts.ts';

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

/** Four systems around one star that connects them. */
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

export const careServices: Record<string, Motif> = {
  'performance-tuning': performance,
  'system-integration': integration,
  'maintenance-support': maintenance,
};
