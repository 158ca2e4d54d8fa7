/** Services made of conversation: answers and lessons. */
import { box, closed, khatam, nuqta, type Point } from '../geometry.ts';
import { block, cast, prism, rounded } from '../iso.ts';
import { INK, LAMP, mix } from '../palette.ts';
import { g, path } from '../svg.ts';
import { bars, type Motif } from './parts.ts';

/** A question and its answer, thick enough to stand. */
const chatbots: Motif = (s) => {
  const t = s.tone;
  const bubble = (x: number, y: number, w: number, h: number, tail: 1 | -1): Point[] => {
    const base = rounded(x, y, w, h, 44);
    const foot: Point[] =
      tail === 1
        ? [
            [x + w - 40, y + h],
            [x + w - 14, y + h + 48],
            [x + w - 96, y + h],
          ]
        : [
            [x + 96, y + h],
            [x + 14, y + h + 48],
            [x + 40, y + h],
          ];
    return [...base.slice(0, 14), ...foot, ...base.slice(14)];
  };
  return g(
    {},
    cast(
      s,
      [
        [-190, -100],
        [110, -100],
        [110, -40],
        [-190, -40],
      ],
      90,
    ),
    prism(
      s,
      bubble(-130, -360, 300, 180, 1),
      'left',
      -110,
      -66,
      t.pale,
      bars(
        130,
        -326,
        [
          [0, 220, t.base],
          [0, 150, mix(t.base, t.pale, 0.3)],
          [0, 190, mix(t.base, t.pale, 0.3)],
        ],
        { height: 17, gap: 42, rtl: true },
      ),
    ),
    cast(
      s,
      [
        [-150, 60],
        [150, 60],
        [150, 120],
        [-150, 120],
      ],
      70,
    ),
    prism(
      s,
      bubble(-190, -220, 310, 170, -1),
      'left',
      90,
      140,
      t.base,
      ...[-108, -35, 38].map(
        (x, i) =>
          path(closed(khatam(32, 22.5, [x, -136])), { fill: i === 1 ? LAMP : t.pale }) +
          path(nuqta(x, -136, 10), { fill: mix(t.base, t.ground, 0.4) }),
      ),
    ),
  );
};

/** A lesson: a board, and rows that look at it. */
const training: Motif = (s) => {
  const t = s.tone;
  const seats = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3].map((col) => {
      const x = -150 + col * 78;
      const y = 10 + row * 78;
      const lit = row === 1 && col === 2;
      const fill = lit ? LAMP : row % 2 ? t.base : t.bright;
      return block(
        s,
        x,
        y,
        0,
        56,
        52,
        lit ? 52 : 34,
        fill,
        path(closed(khatam(18, 22.5, [x + 28, y + 26])), { fill: mix(fill, t.ground, 0.45) }),
      );
    }),
  );
  return g(
    {},
    cast(
      s,
      [
        [-190, -140],
        [190, -140],
        [190, -110],
        [-190, -110],
      ],
      60,
    ),
    block(s, -150, -136, 0, 12, 12, 90, t.shade),
    block(s, 138, -136, 0, 12, 12, 90, t.shade),
    prism(
      s,
      rounded(-190, -320, 380, 252, 14),
      'left',
      -140,
      -122,
      mix(t.base, t.ground, 0.35),
      path(box(-174, -314, 348, 220, 8), { fill: mix(t.ground, INK, 0.4) }),
      path('M120 -262L150 -236L120 -210', {
        fill: 'none',
        stroke: LAMP,
        'stroke-width': 12,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
        transform: 'translate(-6 -6)',
      }),
      path('M84 -262L54 -236L84 -210', {
        fill: 'none',
        stroke: LAMP,
        'stroke-width': 12,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
        transform: 'translate(-6 -6)',
      }),
      bars(
        16,
        -276,
        [
          [0, 160, t.pale],
          [0, 110, t.bright],
          [0, 140, t.bright],
        ],
        { height: 14, gap: 32, rtl: true },
      ),
      ...[40, 66, 52, 84].map((h, i) =>
        path(box(-150 + i * 40, -108 - h * 0.6, 24, h * 0.6, 3), { fill: i === 3 ? LAMP : t.base }),
      ),
      bars(
        150,
        -160,
        [
          [0, 120, mix(t.base, t.ground, 0.2)],
          [0, 90, mix(t.base, t.ground, 0.2)],
        ],
        { height: 12, gap: 26, rtl: true },
      ),
    ),
    block(
      s,
      110,
      -80,
      0,
      70,
      60,
      70,
      t.pale,
      path(closed(khatam(20, 22.5, [145, -50])), { fill: LAMP }),
    ),
    ...seats,
  );
};

export const teachServices: Record<string, Motif> = {
  chatbots,
  'technical-training': training,
};
