/** Services about knowing: boards, analysis, conversation, training. */
import { box, ngon, nuqta, open, type Point, polar } from '../geometry.ts';
import { block, cast, prism, rounded } from '../iso.ts';
import { CREAM, INK, LAMP, mix, PAPER } from '../palette.ts';
import { g, path, stroke } from '../svg.ts';
import { bars, type Motif } from './parts.ts';

/** Tiles of a board, standing up. */
const dashboards: Motif = (s) => {
  const t = s.tone;
  const line: Point[] = [
    [20, -250],
    [52, -282],
    [84, -262],
    [116, -312],
    [150, -336],
  ];
  return g(
    {},
    cast(
      s,
      [
        [-190, -60],
        [190, -60],
        [190, 30],
        [-190, 30],
      ],
      100,
    ),
    block(s, -60, -70, 0, 120, 110, 22, mix(t.base, t.ground, 0.5)),
    prism(
      s,
      rounded(-200, -390, 400, 350, 20),
      'left',
      -30,
      8,
      mix(t.base, t.ground, 0.3),
      path(box(-182, -372, 364, 314, 10), { fill: mix(t.ground, INK, 0.45) }),
      path(box(6, -356, 160, 136, 10), { fill: mix(t.base, t.ground, 0.35) }),
      stroke(open(line), LAMP, 7),
      ...line.map(([x, y]) => path(nuqta(x, y, 8), { fill: CREAM })),
      path(box(-166, -356, 156, 60, 10), { fill: t.base }),
      bars(
        -28,
        -342,
        [
          [0, 70, PAPER],
          [0, 110, t.bright],
        ],
        { height: 12, gap: 22, rtl: true },
      ),
      path(box(-166, -282, 156, 62, 10), { fill: t.bright }),
      bars(
        -28,
        -266,
        [
          [0, 90, t.shade],
          [0, 56, t.shade],
        ],
        { height: 12, gap: 22, rtl: true },
      ),
      path(box(-166, -206, 332, 132, 10), { fill: mix(t.base, t.ground, 0.5) }),
      ...[44, 70, 56, 92, 76, 108, 88].map((h, i) =>
        path(box(-146 + i * 44, -84 - h, 26, h, 5), {
          fill: i === 5 ? LAMP : i % 2 ? t.base : t.bright,
        }),
      ),
    ),
    prism(s, ngon(40, 62, 0, [120, 120]), 'up', 0, 26, PAPER),
    prism(
      s,
      [[120, 120], ...Array.from({ length: 13 }, (_, i) => polar(66, -30 + i * 8, [120, 120]))],
      'up',
      26,
      64,
      LAMP,
    ),
    prism(
      s,
      [[120, 120], ...Array.from({ length: 18 }, (_, i) => polar(62, 66 + i * 8, [120, 120]))],
      'up',
      26,
      44,
      t.base,
    ),
  );
};

/** A field of measures, one of them standing out. */
const analysis: Motif = (s) => {
  const t = s.tone;
  const n = 6;
  const columns: string[] = [];
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) {
      const x = -180 + i * 62;
      const y = -180 + j * 62;
      const d = Math.hypot(i - 1.4, j - 1.8);
      const top = i === 1 && j === 2;
      const h =
        14 +
        250 * Math.exp(-d * d * 0.22) * (0.8 + s.rand() * 0.28) +
        s.rand() * 26 +
        (top ? 46 : 0);
      columns.push(
        block(
          s,
          x,
          y,
          0,
          50,
          50,
          h,
          top ? LAMP : mix(mix(t.base, t.ground, 0.4), t.pale, Math.min(0.95, h / 260)),
        ),
      );
    }
  }
  return g(
    {},
    cast(
      s,
      [
        [-180, -180],
        [180, -180],
        [180, 180],
        [-180, 180],
      ],
      36,
    ),
    ...columns,
  );
};

export const knowServices: Record<string, Motif> = {
  dashboards,
  'data-analysis': analysis,
};
