/** Services that build: sites, shops, apps, platforms. Each stands on the same eight-sided plinth. */
import { arch, box, closed, khatam, ngon, nuqta } from '../geometry.ts';
import { block, cast, iso, move, plane, prism, rounded } from '../iso.ts';
import { CREAM, INK, LAMP, mix, PAPER } from '../palette.ts';
import { circle, g, path } from '../svg.ts';
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

export const buildServices: Record<string, Motif> = {
  'corporate-websites': corporate,
  'online-stores': store,
  'mobile-app-development': mobileApp,
};
