/** Covers of systems and deployment. */
import { smooth } from '../curves.ts';
import { arch, box, closed, khatam, nuqta, type Point, polar } from '../geometry.ts';
import { piece } from '../light.ts';
import { CREAM, INK, LAMP, mix } from '../palette.ts';
import type { Sheet } from '../sheet.ts';
import { circle, g, path, stroke } from '../svg.ts';
import { chevron, type Motif } from './parts.ts';

/** A prompt cut into a stone tablet. */
const linux: Motif = (s) => {
  const t = s.tone;
  const slab = box(-310, -220, 620, 450, 36);
  return g(
    {},
    piece(s, slab, mix(t.base, t.ground, 0.22), { depth: 26, rim: 4 }),
    path(box(-278, -142, 556, 340, 20), {
      fill: mix(t.ground, INK, 0.65),
      stroke: mix(t.bright, t.ground, 0.4),
      'stroke-width': 3.5,
    }),
    ...[0, 1, 2].map((i) =>
      path(closed(khatam(17, 22.5, [-252 + i * 48, -181])), {
        fill: i === 0 ? LAMP : mix(t.bright, t.ground, 0.25),
      }),
    ),
    piece(s, chevron(-142, 18, 144, 210, 62, 1), t.bright, { depth: 12, rim: 3 }),
    s.clip(
      box(-278, -142, 556, 340, 20),
      circle(90, 104, 170, {
        fill: s.radial([90, 104], 170, [
          [0, LAMP, 0.42],
          [1, LAMP, 0],
        ]),
      }),
    ),
    piece(s, box(0, 82, 180, 42, 6), LAMP, { depth: 8, rim: 2, contrast: 0.4 }),
  );
};

/** A dhow carrying its crates: each closed, all of one measure. */
const docker: Motif = (s) => {
  const t = s.tone;
  const crate = (x: number, y: number, fill: string, lit = false) =>
    piece(s, box(x, y, 104, 92, 6), fill, {
      depth: 8,
      rim: 2.4,
      center: [x + 52, y + 46],
      reach: 120,
    }) +
    path(box(x + 12, y + 12, 80, 68, 3), {
      fill: 'none',
      stroke: mix(fill, t.ground, 0.45),
      'stroke-width': 4,
    }) +
    path(closed(khatam(24, 22.5, [x + 52, y + 46])), {
      fill: lit ? CREAM : mix(fill, t.ground, 0.45),
    });
  const hull =
    'M-330 78C-250 96 190 96 330 26C318 118 262 212 190 226H-190C-262 214 -318 150 -330 78Z';
  const wave = (y: number, shift: number, fill: string) => {
    const pts: Point[] = Array.from(
      { length: 33 },
      (_, i): Point => [-960 + i * 60 + shift, y + (i % 2 ? -15 : 15)],
    );
    return path(`${smooth(pts)}V420H-960Z`, { fill });
  };
  return g(
    {},
    stroke('M-150 90V-316', t.bright, 13),
    piece(s, 'M-134 -310C-20 -250 176 -150 296 10C150 -40 0 -52 -134 -50Z', t.pale, {
      depth: 16,
      rim: 3,
    }),
    g(
      { transform: 'translate(-250 -12)' },
      crate(0, 0, t.base),
      crate(110, 0, mix(t.base, t.ground, 0.25)),
      crate(220, 0, LAMP, true),
      crate(330, 0, t.base),
    ),
    g(
      { transform: 'translate(-195 -108)' },
      crate(0, 0, mix(t.base, t.ground, 0.3)),
      crate(110, 0, t.bright),
    ),
    piece(s, hull, mix(t.base, t.ground, 0.42), { depth: 18, rim: 3.4 }),
    stroke('M-306 118C-220 138 200 136 312 76', LAMP, 5, { 'stroke-opacity': 0.85 }),
    ...[-180, -90, 0, 90, 180].map((x) => path(nuqta(x, 172, 12), { fill: t.bright })),
    wave(214, 0, mix(t.base, t.ground, 0.62)),
    wave(248, 40, mix(t.base, t.ground, 0.8)),
  );
};

/** Arches that carry the water out of the picture. */
function aqueduct(s: Sheet): string {
  const t = s.tone;
  const holes = [0, 1, 2, 3].map((i) => arch(336 + i * 150, 420, 104, 560, 470)).join('');
  return g(
    {},
    path(`M190 -236H900V420H190Z${holes}`, {
      fill: mix(t.base, t.ground, 0.62),
      'fill-rule': 'evenodd',
    }),
    path('M150 -246H900V-206H176Z', { fill: mix(t.base, t.ground, 0.35) }),
    stroke('M190 -206H900', mix(t.bright, t.ground, 0.4), 3),
    path('M120 -268Q140 -280 170 -280H900V-246H150Z', {
      fill: s.linear(
        [120, 0],
        [760, 0],
        [
          [0, LAMP],
          [1, t.base],
        ],
      ),
    }),
  );
}

/** The waterwheel: what it lifts flows on by itself. */
const cicd: Motif = (s) => {
  const t = s.tone;
  const spokes: string[] = [];
  for (let k = 0; k < 16; k++) {
    const a = k * 22.5;
    spokes.push(
      stroke(
        `M0 0L${polar(212, a)
          .map((v) => v.toFixed(1))
          .join(' ')}`,
        k % 2 ? mix(t.base, t.ground, 0.2) : t.bright,
        k % 2 ? 6 : 10,
      ),
    );
    const [x, y] = polar(240, a);
    spokes.push(
      g(
        { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${a + 90})` },
        piece(s, 'M-26 -26H26L20 24H-20Z', k === 13 || k === 12 ? LAMP : t.base, {
          depth: 6,
          rim: 2.2,
          reach: 40,
        }),
      ),
    );
  }
  return g(
    { transform: 'translate(-60 0)' },
    aqueduct(s),
    circle(0, 0, 216, {
      fill: 'none',
      stroke: mix(t.ground, '#000000', 0.4),
      'stroke-width': 30,
      'stroke-opacity': 0.35,
      filter: s.blur(8),
    }),
    ...spokes,
    circle(0, 0, 212, { fill: 'none', stroke: t.base, 'stroke-width': 20 }),
    circle(0, 0, 222, { fill: 'none', stroke: t.pale, 'stroke-width': 3, 'stroke-opacity': 0.7 }),
    circle(0, 0, 124, { fill: 'none', stroke: t.bright, 'stroke-width': 12 }),
    piece(s, closed(khatam(66, 22.5)), t.pale, { depth: 8, rim: 3, reach: 70 }),
    path(closed(khatam(32, 0)), { fill: LAMP }),
  );
};

/** A cloud of cut paper, with lamps let down from it. */
const cloud: Motif = (s) => {
  const t = s.tone;
  const puff =
    'M-236 76C-322 76 -330 -44 -244 -58C-252 -150 -140 -196 -84 -138C-52 -236 116 -250 146 -132C232 -168 316 -92 276 -14C330 8 318 76 244 76Z';
  const layer = (dx: number, dy: number, k: number, fill: string) =>
    g(
      { transform: `translate(${dx} ${dy}) scale(${k})` },
      piece(s, puff, fill, { depth: 18, rim: 3.2 }),
    );
  const hang = (x: number, y: number, lit: boolean) =>
    stroke(`M${x} 30V${y - 44}`, t.bright, 4) +
    piece(
      s,
      `M${x - 42} ${y - 44}H${x + 42}L${x + 34} ${y + 44}H${x - 34}Z`,
      lit ? LAMP : mix(t.base, t.ground, 0.15),
      { depth: 10, rim: 2.8, center: [x, y], reach: 60 },
    ) +
    [-16, 16]
      .map(
        (dy) =>
          path(box(x - 24, y + dy - 5, 34, 9, 4), { fill: lit ? '#A8611A' : t.pale }) +
          path(nuqta(x + 22, y + dy, 7), { fill: lit ? '#A8611A' : LAMP }),
      )
      .join('');
  return g(
    { transform: 'translate(0 -10)' },
    layer(24, -70, 0.98, mix(t.base, t.ground, 0.5)),
    hang(-190, 196, false),
    hang(-64, 256, false),
    hang(64, 214, true),
    hang(190, 262, false),
    layer(-10, -36, 1, t.base),
    layer(0, 14, 0.92, t.pale),
    path(closed(khatam(54, 22.5, [0, -26])), { fill: t.base }),
    path(closed(khatam(28, 0, [0, -26])), { fill: LAMP }),
  );
};

export const devopsCourses: Record<string, Motif> = {
  'linux-for-developers': linux,
  'docker-and-containers': docker,
  'ci-cd-pipelines': cicd,
  'cloud-fundamentals': cloud,
};
