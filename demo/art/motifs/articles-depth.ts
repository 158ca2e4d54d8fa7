/** Pictures for articles about data, systems and how things grow. */

import { nib, ribbon, sample } from '../curves.ts';
import { inked, line } from '../drawing.ts';
import { arch, box, closed, disc, khatam, nuqta, open, type Point } from '../geometry.ts';
import { CREAM, INK_900, LAMP, mix, PAPER } from '../palette.ts';
import { g, path, stroke } from '../svg.ts';
import { bars, chevron, type Motif } from './parts.ts';

/** Branches of ink that leave a trunk and come back to it. */
const branches: Motif = (s) => {
  const t = s.tone;
  const pen = (points: Point[], w: number, fill: string) =>
    path(nib(sample(points, 18), w, 62, 0.4), { fill });
  const dot = (x: number, y: number, r = 27, fill: string = PAPER) =>
    path(nuqta(x, y, r), { fill, stroke: INK_900, 'stroke-width': 6 });
  return g(
    {},
    pen(
      [
        [180, 40],
        [110, 60],
        [20, 176],
        [-110, 196],
        [-230, 176],
        [-330, 186],
      ],
      36,
      t.bright,
    ),
    pen(
      [
        [290, 40],
        [230, 10],
        [150, -110],
        [40, -168],
        [-80, -150],
        [-170, -20],
        [-230, 30],
      ],
      42,
      t.base,
    ),
    pen(
      [
        [370, 34],
        [250, 44],
        [110, 32],
        [-30, 44],
        [-190, 34],
        [-370, 42],
      ],
      54,
      INK_900,
    ),
    dot(326, 38),
    dot(232, 38),
    dot(90, 38),
    dot(-50, 40),
    dot(150, -102, 27, t.pale),
    dot(30, -164, 27, t.pale),
    dot(-106, -122, 27, t.pale),
    dot(10, 178, 25, t.pale),
    dot(-130, 194, 25, t.pale),
    dot(-280, 180, 25, t.pale),
    dot(-236, 38, 42, LAMP),
  );
};

/** Two stars laid over each other; what they share is lit. */
const joins: Motif = (s) => {
  const t = s.tone;
  const a = closed(khatam(232, 22.5, [-118, 0]));
  const b = closed(khatam(232, 22.5, [118, 0]));
  const rows = (x: number, fill: string) =>
    [-2, -1, 0, 1, 2].map((i) => path(box(x - 46, i * 46 - 8, 92, 16, 8), { fill })).join('');
  return g(
    {},
    inked(s, a, t.base),
    inked(s, b, mix(PAPER, t.hue, 0.3)),
    s.clip(a, path(b, { fill: LAMP })),
    line(a),
    line(b),
    rows(-222, t.pale),
    rows(222, t.base),
    ...[-2, -1, 0, 1, 2].map((i) => path(nuqta(0, i * 58, i === 0 ? 25 : 17), { fill: INK_900 })),
  );
};

/** A B-tree grown as a palm: few steps from the foot to any date. */
const indexes: Motif = (s) => {
  const t = s.tone;
  const trunk = [0, 1, 2, 3, 4].map((i) =>
    inked(
      s,
      `M${-34 + i * 2} ${270 - i * 58}L${-44 + i * 2} ${216 - i * 58}H${44 - i * 2}L${34 - i * 2} ${270 - i * 58}Z`,
      i % 2 ? mix(PAPER, t.hue, 0.4) : t.bright,
      { slip: 0, line: 5 },
    ),
  );
  const frond = (end: Point, mid: Point, lit: boolean) => {
    const spine = sample([[0, -30], mid, end], 16);
    const side = end[0] > 0 ? 1 : -1;
    const cuts: string[] = [];
    for (let i = 7; i < spine.length - 3; i += 4) {
      const [x, y] = spine[i] as Point;
      cuts.push(line(`M${x.toFixed(1)} ${y.toFixed(1)}l${side * 11} 24`, 3.6));
    }
    const blade = ribbon(spine, (u) => 14 + 58 * Math.sin(Math.PI * u) ** 0.8);
    return (
      inked(s, blade, lit ? LAMP : side > 0 ? t.base : t.bright, { slip: 0, line: 5 }) +
      line(open(spine), 4.5) +
      cuts.join('')
    );
  };
  const node = (x: number, y: number, w: number, lit: boolean) =>
    inked(s, box(x - w / 2, y - 24, w, 48, 12), lit ? LAMP : PAPER, { slip: 8 }) +
    [-1, 0, 1].map((i) => path(nuqta(x + i * w * 0.28, y, 11), { fill: INK_900 })).join('');
  const tips: [Point, Point, boolean][] = [
    [[-310, 92], [-200, -100], false],
    [[-216, -150], [-90, -130], false],
    [[216, -150], [90, -130], false],
    [[310, 92], [200, -100], true],
    [[-168, 196], [-118, 10], false],
    [[168, 196], [118, 10], false],
  ];
  return g(
    {},
    ...trunk,
    ...tips.map(([end, mid, lit]) => frond(end, mid, lit)),
    ...tips.map(([[x, y], , lit]) => node(x, y, 112, lit)),
    node(0, -40, 156, true),
    line('M-150 272H150', 8),
  );
};

/** The tiers of a lunch box: each closed, carried together. */
const dockerPlain: Motif = (s) => {
  const t = s.tone;
  const tier = (y: number, fill: string, mark: string) =>
    inked(s, `M-170 ${y}H170V${y + 104}Q0 ${y + 124} -170 ${y + 104}Z`, fill, { slip: 12 }) +
    line(`M-182 ${y}H182`, 13) +
    mark;
  return g(
    {},
    line('M-214 226V-196C-214 -286 214 -286 214 -196V226', 17),
    inked(s, box(-64, -296, 128, 40, 20), LAMP, { slip: 0 }),
    inked(s, 'M-170 -116C-160 -196 160 -196 170 -116Z', INK_900, { slip: 0 }),
    path(nuqta(0, -186, 17), { fill: LAMP, stroke: INK_900, 'stroke-width': 5 }),
    tier(146, t.base, path(closed(khatam(32, 22.5, [0, 206])), { fill: t.pale })),
    tier(
      16,
      LAMP,
      bars(
        90,
        48,
        [
          [0, 180, INK_900],
          [0, 120, INK_900],
        ],
        { height: 15, gap: 32, rtl: true },
      ),
    ),
    tier(
      -114,
      mix(PAPER, t.hue, 0.35),
      path(chevron(-26, -56, 46, 66, 22, 1), { fill: INK_900 }) +
        path(box(10, -36, 62, 14, 4), { fill: INK_900 }),
    ),
    ...[-214, 214].map((x) => inked(s, box(x - 20, 30, 40, 60, 10), t.bright, { slip: 0 })),
  );
};

/** Three keys that are pressed every day. */
const linuxDaily: Motif = (s) => {
  const t = s.tone;
  const key = (x: number, y: number, w: number, fill: string, mark: string) =>
    g(
      { transform: `translate(${x} ${y})` },
      inked(
        s,
        `M${-w / 2 - 18} 110L${-w / 2} -96Q${-w / 2 + 2} -112 ${-w / 2 + 18} -112H${w / 2 - 18}Q${w / 2 - 2} -112 ${w / 2} -96L${w / 2 + 18} 110Q${w / 2 + 18} 132 ${w / 2 - 4} 132H${-w / 2 + 4}Q${-w / 2 - 18} 132 ${-w / 2 - 18} 110Z`,
        mix(fill, INK_900, 0.18),
      ),
      inked(s, box(-w / 2 + 8, -98, w - 16, 164, 24), fill, { slip: 0, line: 5 }),
      mark,
    );
  return g(
    {},
    key(-226, -118, 178, PAPER, path(chevron(-4, -16, 62, 96, 28, 1), { fill: INK_900 })),
    key(0, -118, 178, t.base, stroke('M-48 -6C-32 -44 -10 -34 0 -16S34 10 48 -26', PAPER, 19)),
    key(226, -118, 178, PAPER, stroke('M0 -66V34', INK_900, 19)),
    key(-110, 152, 410, LAMP, path(box(-92, 0, 184, 22, 6), { fill: INK_900 })),
    key(
      226,
      152,
      178,
      t.bright,
      path('M52 -62V-6H-22V-34L-66 6L-22 46V18H76V-62Z', { fill: INK_900 }),
    ),
  );
};

/** Arches that rise: some slowly, one without mercy. */
const bigO: Motif = (s) => {
  const t = s.tone;
  const heights = [96, 124, 168, 240, 350, 520];
  const arches = heights.map((h, i) => {
    const x = 290 - i * 116;
    const lit = i === 5;
    return (
      inked(
        s,
        arch(x, 262, 104, h, h * 0.62),
        lit ? LAMP : i % 2 ? t.base : mix(PAPER, t.hue, 0.4),
        { slip: 10 },
      ) +
      path(arch(x, 262, 56, h * 0.72, h * 0.46), {
        fill: lit ? CREAM : INK_900,
        stroke: INK_900,
        'stroke-width': 4,
      })
    );
  });
  return g(
    {},
    ...arches,
    line('M-370 264H370', 8),
    stroke('M344 150C160 128 60 96 -60 10S-210 -140 -262 -310', INK_900, 5, {
      'stroke-dasharray': '2 15',
    }),
    stroke('M344 212C100 196 -160 192 -350 186', t.base, 5, { 'stroke-dasharray': '2 15' }),
  );
};

/** The old lamp is rubbed, and what comes out is only arithmetic. */
const mlMyths: Motif = (s) => {
  const t = s.tone;
  const nodes: Point[] = [
    [212, -6],
    [128, -92],
    [238, -132],
    [24, -144],
    [138, -214],
    [-90, -190],
    [20, -272],
    [-176, -268],
  ];
  const links: [number, number][] = [
    [0, 1],
    [0, 2],
    [1, 2],
    [1, 3],
    [1, 4],
    [2, 4],
    [3, 4],
    [3, 5],
    [4, 6],
    [3, 6],
    [5, 6],
    [5, 7],
    [6, 7],
  ];
  return g(
    {},
    ...links.map(([a, b]) =>
      line(open([nodes[a] as Point, nodes[b] as Point]), 5, mix(t.base, INK_900, 0.2)),
    ),
    ...nodes.map(([x, y], i) =>
      path(closed(khatam(30 - (i % 3) * 4, 22.5, [x, y])), {
        fill: i === 0 || i === 4 ? LAMP : i % 2 ? t.pale : t.bright,
        stroke: INK_900,
        'stroke-width': 5,
      }),
    ),
    line('M-190 112C-330 70 -330 230 -158 206', 25),
    line('M-190 112C-330 70 -330 230 -158 206', 12, LAMP),
    inked(
      s,
      'M-204 96C-110 60 40 56 108 96C160 124 200 96 236 36L256 52C238 150 150 214 40 226H-110C-180 214 -212 160 -204 96Z',
      LAMP,
    ),
    inked(s, 'M-116 78C-112 30 16 30 22 76Z', t.base, { slip: 0 }),
    inked(s, disc(-48, 24, 17), INK_900, { slip: 0 }),
    inked(s, 'M-96 226H28L62 270H-130Z', t.base, { slip: 8 }),
    ...[-120, -50, 20, 90].map((x) => path(closed(khatam(19, 22.5, [x, 146])), { fill: INK_900 })),
    line('M-176 272H110', 8),
  );
};

export const depthArticles: Record<string, Motif> = {
  'git-branches-explained': branches,
  'sql-joins-illustrated': joins,
  'indexes-that-help': indexes,
  'docker-in-plain-words': dockerPlain,
  'linux-commands-daily': linuxDaily,
  'big-o-intuition': bigO,
  'machine-learning-myths': mlMyths,
};
