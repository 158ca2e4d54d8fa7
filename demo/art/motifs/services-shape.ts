/** Services that give a thing its shape and let it be found. */
import { box, closed, disc, khatam, type Point } from '../geometry.ts';
import { block, cast, plane, prism, rounded } from '../iso.ts';
import { piece } from '../light.ts';
import { CREAM, INK, LAMP, mix, PAPER } from '../palette.ts';
import { circle, g, path, stroke } from '../svg.ts';
import { bars, type Motif } from './parts.ts';

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

export const shapeServices: Record<string, Motif> = {
  'ui-ux-design': uiux,
  'e-learning-platforms': eLearning,
  'seo-arabic': seo,
};
