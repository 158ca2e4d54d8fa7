/** Services that build: sites, shops, apps, platforms. Each stands on the same eight-sided plinth. */
import { arch, box, closed, disc, khatam, ngon, nuqta, type Point } from '../geometry.ts';
import { block, cast, iso, move, plane, prism, rounded } from '../iso.ts';
import { piece } from '../light.ts';
import { CREAM, INK, LAMP, mix, PAPER } from '../palette.ts';
import { circle, g, path, stroke } from '../svg.ts';
import { bars, type Motif } from './parts.ts';

/** A house whose front is a page. */
const corporate: Motif = (s) => {
  const t = s.tone;
  const front = g(
    {},
    path(box(-118, -352, 236, 40, 0), { fill: mix(t.base, t.ground, 0.5) }),
    ...[0, 1, 2].map((i) => circle(-96 + i * 22, -332, 7, { fill: i === 0 ? LAMP : t.bright })),
    path(box(-92, -290, 184, 26, 8), { fill: t.base }),
    ...[-1, 0, 1].map((i) =>
      path(arch(i * 64, -150, 46, 96, 58), { fill: i === 0 ? LAMP : mix(t.ground, INK, 0.2) }),
    ),
    ...[-1, 1].map((i) =>
      path(arch(i * 70, -24, 42, 88, 52), { fill: i === 1 ? LAMP : mix(t.ground, INK, 0.2) }),
    ),
    path(arch(0, 0, 66, 128, 80), { fill: mix(t.ground, INK, 0.5) }),
    path(arch(0, 0, 40, 98, 60), { fill: LAMP }),
  );
  const side = [0, 1, 2].flatMap((row) =>
    [-50, 0, 50].map((u) =>
      path(arch(u, -232 + row * 96, 30, 64, 40), {
        fill: (row + u) % 3 === 0 ? LAMP : mix(t.ground, INK, 0.1),
        'fill-opacity': 0.95,
      }),
    ),
  );
  return g(
    {},
    cast(
      s,
      [
        [-118, -80],
        [118, -80],
        [118, 90],
        [-118, 90],
      ],
      90,
    ),
    move(
      0,
      0,
      0,
      prism(
        s,
        [
          [-118, -90],
          [118, -90],
          [118, 80],
          [-118, 80],
        ],
        'up',
        0,
        352,
        t.pale,
      ),
    ),
    plane('left', 80, front),
    plane('right', 118, ...side),
    block(s, -128, -100, 352, 256, 190, 16, t.base),
    prism(s, khatam(54, 22.5, [0, -5]), 'up', 368, 396, LAMP),
  );
};

/** A stall of the souk with its striped awning. */
const store: Motif = (s) => {
  const t = s.tone;
  const stripes = Array.from({ length: 8 }, (_, i) => {
    const x = -160 + i * 40;
    const top = [iso(x, 40, 300), iso(x + 40, 40, 300), iso(x + 40, 150, 226), iso(x, 150, 226)];
    const fill = i % 2 ? PAPER : t.base;
    const [a, b] = [iso(x, 150, 226), iso(x + 40, 150, 226)];
    return (
      path(closed(top), { fill }) +
      path(
        `M${a[0]} ${a[1]}V${a[1] + 26}Q${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2 + 56} ${b[0]} ${b[1] + 26}V${b[1]}Z`,
        { fill: mix(fill, t.ground, 0.18) },
      )
    );
  });
  const goods = [-132, -66, 0, 66].map(
    (x, i) =>
      block(s, x, 58, 92, 56, 56, 30, mix(t.base, '#8A4B22', 0.4)) +
      [0, 1]
        .map((k) =>
          prism(
            s,
            ngon(20, 15, 0, [x + 16 + k * 26, 86]),
            'up',
            122,
            140,
            [LAMP, t.bright, t.pale, LAMP][i] ?? LAMP,
          ),
        )
        .join(''),
  );
  const post = (x: number, y: number, h: number) =>
    block(s, x, y, 0, 12, 12, h, mix(t.base, t.ground, 0.3));
  return g(
    {},
    cast(
      s,
      [
        [-160, -70],
        [160, -70],
        [160, 140],
        [-160, 140],
      ],
      70,
    ),
    block(s, -160, -70, 0, 320, 14, 300, mix(t.base, t.ground, 0.25)),
    plane(
      'left',
      -56,
      ...[-100, 0, 100].map((u) =>
        path(arch(u, -150, 70, 110, 66), { fill: u === 0 ? LAMP : mix(t.ground, INK, 0.15) }),
      ),
    ),
    block(s, -150, 50, 0, 300, 80, 92, t.pale),
    plane(
      'left',
      130,
      ...[-105, -35, 35, 105].map((u) =>
        path(closed(khatam(24, 22.5, [u, -46])), { fill: t.base }),
      ),
    ),
    ...goods,
    post(-158, 136, 232),
    post(146, 136, 232),
    path(closed([iso(-160, -66, 306), iso(160, -66, 306), iso(160, 40, 300), iso(-160, 40, 300)]), {
      fill: mix(t.base, t.ground, 0.1),
    }),
    ...stripes,
  );
};

/** A phone lying flat, its screens rising out of it. */
const mobileApp: Motif = (s) => {
  const t = s.tone;
  const card = (
    x: number,
    y: number,
    z: number,
    w: number,
    d: number,
    fill: string,
    ...top: string[]
  ) =>
    cast(
      s,
      [
        [x + z * 0.2, y + z * 0.2],
        [x + w, y],
        [x + w, y + d],
        [x, y + d],
      ],
      z * 0.25,
    ) + prism(s, rounded(x, y, w, d, 14), 'up', z, z + 12, fill, ...top);
  return g(
    {},
    cast(s, rounded(-120, -220, 240, 440, 36), 46),
    prism(s, rounded(-120, -220, 240, 440, 36), 'up', 0, 34, mix(t.base, t.ground, 0.5)),
    plane(
      'up',
      35,
      path(box(-104, -204, 208, 408, 24), { fill: mix(t.ground, INK, 0.4) }),
      path(box(-84, 150, 168, 38, 19), { fill: t.base }),
    ),
    card(
      -88,
      -190,
      74,
      176,
      116,
      t.pale,
      path(closed(khatam(40, 22.5, [0, -132])), { fill: t.base }),
      path(closed(khatam(18, 0, [0, -132])), { fill: CREAM }),
    ),
    card(
      -88,
      -58,
      120,
      82,
      92,
      LAMP,
      path(nuqta(-47, -12, 26), { fill: mix(LAMP, t.ground, 0.35) }),
    ),
    card(
      8,
      -58,
      86,
      82,
      92,
      t.bright,
      path(box(24, -42, 50, 12, 6), { fill: t.base }),
      path(box(24, -18, 50, 12, 6), { fill: t.base }),
    ),
    card(
      -88,
      52,
      66,
      176,
      74,
      t.base,
      bars(
        72,
        70,
        [
          [0, 130, t.pale],
          [0, 90, t.bright],
        ],
        { height: 13, gap: 26, rtl: true },
      ),
    ),
  );
};

/** Sketch, wireframe and finished screen, and the reed pen that drew them. */
const uiux: Motif = (s) => {
  const t = s.tone;
  const sheet = (z: number, fill: string, ...top: string[]) =>
    cast(s, rounded(-170, -130, 340, 260, 16), 36 + z * 0.12) +
    prism(s, rounded(-170, -130, 340, 260, 16), 'up', z, z + 9, fill, ...top);
  const wire = (color: string) => [
    stroke(box(-146, -106, 292, 50, 8), color, 4),
    stroke(box(-20, -36, 166, 140, 8), color, 4),
    stroke(box(-146, -36, 104, 62, 8), color, 4),
    stroke(box(-146, 44, 104, 60, 8), color, 4),
    stroke('M-20 -36L146 104M146 -36L-20 104', color, 3),
  ];
  return g(
    {},
    sheet(0, mix(PAPER, t.hue, 0.3), ...wire(mix(t.base, t.ground, 0.3))),
    sheet(96, PAPER, ...wire(t.base)),
    sheet(
      192,
      PAPER,
      path(box(-146, -106, 292, 50, 8), { fill: t.base }),
      path(box(-20, -36, 166, 140, 8), { fill: mix(t.base, t.ground, 0.4) }),
      path(closed(khatam(50, 22.5, [63, 34])), { fill: LAMP }),
      path(box(-146, -36, 104, 62, 8), { fill: t.bright }),
      path(box(-146, 44, 104, 60, 8), { fill: t.pale }),
    ),
    g(
      { transform: 'translate(20 -226) rotate(24)' },
      piece(s, 'M0 30L-20 -34L-22 -250Q0 -262 22 -250L20 -34Z', mix(LAMP, '#A4612A', 0.35), {
        depth: 16,
        rim: 2.6,
      }),
      path('M0 30L-11 -6L11 -6Z', { fill: INK }),
      stroke('M-21 -110H21M-21 -180H21', mix('#A4612A', INK, 0.4), 4),
    ),
  );
};

/** Books for a stair, and a lesson at the top. */
const eLearning: Motif = (s) => {
  const t = s.tone;
  const stacked = (
    x: number,
    y: number,
    z: number,
    w: number,
    d: number,
    h: number,
    fill: string,
  ) =>
    block(s, x, y, z, w, d, 8, fill) +
    block(s, x + 8, y + 6, z + 8, w - 16, d - 14, h - 16, PAPER) +
    plane(
      'left',
      y + d - 8,
      ...[0, 1, 2].map((i) =>
        stroke(`M${x + 10} ${-(z + 14 + i * 8)}H${x + w - 10}`, mix(PAPER, t.ground, 0.3), 1.6),
      ),
    ) +
    block(s, x, y, z + h - 8, w, d, 8, fill);
  return g(
    {},
    cast(
      s,
      [
        [-170, -130],
        [170, -130],
        [170, 130],
        [-170, 130],
      ],
      50,
    ),
    stacked(-170, -130, 0, 340, 260, 48, mix(t.base, t.ground, 0.35)),
    stacked(-150, -120, 48, 290, 220, 44, t.base),
    stacked(-120, -110, 92, 240, 190, 48, mix(t.base, '#8C2F3C', 0.55)),
    prism(
      s,
      rounded(-130, -210, 260, 190, 16).map(([u, v]): Point => [u, v - 140]),
      'left',
      -40,
      -16,
      mix(t.ground, INK, 0.2),
      path(box(-114, -334, 228, 158, 8), { fill: mix(INK, t.ground, 0.5) }),
      circle(0, -262, 46, { fill: LAMP }),
      path('M-14 -288L30 -262L-14 -236Z', { fill: INK }),
      path(box(-94, -194, 188, 8, 4), { fill: t.shade }),
      path(box(-94, -194, 84, 8, 4), { fill: LAMP }),
    ),
  );
};

/** The first result, lifted into the light. */
const seo: Motif = (s) => {
  const t = s.tone;
  const card = (y: number, z: number, fill: string, lit: boolean) =>
    prism(
      s,
      rounded(-190, y, 380, 82, 16),
      'up',
      z,
      z + 16,
      fill,
      path(closed(khatam(25, 22.5, [150, y + 41])), { fill: lit ? '#A8611A' : t.base }),
      bars(
        108,
        y + 22,
        [
          [0, lit ? 210 : 170, lit ? INK : t.base],
          [0, lit ? 260 : 230, mix(fill, t.ground, 0.3)],
        ],
        { height: 13, gap: 27, rtl: true },
      ),
    );
  return g(
    {},
    cast(s, rounded(-190, -190, 380, 380, 16), 40),
    card(108, 0, PAPER, false),
    card(10, 0, PAPER, false),
    card(-88, 0, PAPER, false),
    cast(s, rounded(-170, -150, 340, 70, 16), 30),
    card(-196, 96, LAMP, true),
    g(
      { transform: 'translate(-150 -150) rotate(18)' },
      piece(s, box(-15, 88, 30, 150, 14), mix(t.base, t.ground, 0.5), { depth: 14, rim: 2.4 }),
      circle(0, 0, 90, { fill: CREAM, 'fill-opacity': 0.26 }),
      circle(0, 0, 90, { fill: 'none', stroke: mix(t.base, t.ground, 0.62), 'stroke-width': 24 }),
      circle(0, 0, 101, {
        fill: 'none',
        stroke: CREAM,
        'stroke-width': 2.4,
        'stroke-opacity': 0.7,
      }),
      path(disc(0, 0, 78), { fill: 'none' }),
    ),
  );
};

export const buildServices: Record<string, Motif> = {
  'corporate-websites': corporate,
  'online-stores': store,
  'mobile-app-development': mobileApp,
  'ui-ux-design': uiux,
  'e-learning-platforms': eLearning,
  'seo-arabic': seo,
};
