/** Covers of web development. */
import { nib, sample } from '../curves.ts';
import { arch, box, closed, disc, khatam, nuqta, type Point } from '../geometry.ts';
import { piece } from '../light.ts';
import { CREAM, INK, LAMP, mix } from '../palette.ts';
import { ellipse, g, path, stroke } from '../svg.ts';
import { brace, chevron, flame, type Motif } from './parts.ts';

/** A page as a doorway between two angle brackets. */
const html: Motif = (s) => {
  const t = s.tone;
  const door = arch(0, 250, 250, 480, 320);
  const floor = (x: number, y: number, w: number, h: number, fill: string) =>
    path(box(x, y, w, h, 7), { fill });
  return g(
    {},
    piece(s, chevron(-236, 0, 150, 380, 74, -1), t.bright, { depth: 16, rim: 3 }),
    piece(s, chevron(236, 0, 150, 380, 74, 1), t.bright, { depth: 16, rim: 3 }),
    piece(s, arch(0, 270, 300, 530, 340), mix(t.base, t.ground, 0.2), { depth: 20, rim: 3.2 }),
    path(door, { fill: mix(t.ground, INK, 0.4) }),
    s.clip(
      door,
      path(closed(khatam(46, 22.5, [0, -136])), { fill: LAMP }),
      path(closed(khatam(22, 0, [0, -136])), { fill: t.ground }),
      floor(-104, -66, 208, 20, t.pale),
      floor(-26, -30, 130, 150, t.base),
      floor(-104, -30, 64, 68, t.bright),
      floor(-104, 52, 64, 68, LAMP),
      floor(-104, 136, 208, 18, t.base),
      floor(-44, 168, 148, 14, mix(t.base, t.ground, 0.3)),
      floor(-4, 196, 108, 14, mix(t.base, t.ground, 0.3)),
    ),
  );
};

/** Braces within braces, and what they keep. */
const javascript: Motif = (s) =>
  g(
    {},
    piece(s, brace(-232, 560, 96, 62, 1), s.tone.base, { depth: 18, rim: 2.6, contrast: 0.7 }),
    piece(s, brace(232, 560, 96, 62, -1), s.tone.base, { depth: 18, rim: 2.6, contrast: 0.7 }),
    piece(s, brace(-100, 350, 66, 46, 1), s.tone.pale, { depth: 14, rim: 2.2, contrast: 0.7 }),
    piece(s, brace(100, 350, 66, 46, -1), s.tone.pale, { depth: 14, rim: 2.2, contrast: 0.7 }),
    flame(s, 0, 0, 46),
  );

/** A tree of components as a hanging lamp: the branch that changed is the one that is lit. */
const react: Motif = (s) => {
  const t = s.tone;
  const cord = (d: string, lit = false) =>
    stroke(d, lit ? LAMP : mix(t.bright, t.ground, 0.15), lit ? 10 : 7);
  const glass = (x: number, y: number, r: number, lit = false) => {
    const fill = lit ? LAMP : t.base;
    return (
      piece(s, closed(khatam(r, 22.5, [x, y])), fill, {
        depth: 12,
        rim: 3,
        center: [x, y],
        reach: r * 1.2,
      }) +
      path(closed(khatam(r * 0.58, 0, [x, y])), { fill: lit ? CREAM : mix(t.ground, INK, 0.3) }) +
      path(nuqta(x, y, r * 0.26), { fill: lit ? '#C87B12' : t.bright })
    );
  };
  return g(
    {},
    cord('M0 -320V-220'),
    cord('M0 -180C-40 -120 -160 -120 -160 -20'),
    cord('M0 -180C40 -120 160 -120 160 -20', true),
    cord('M-160 0C-170 60 -240 60 -240 150'),
    cord('M-160 0C-150 60 -84 60 -84 150'),
    cord('M160 0C150 60 84 60 84 150', true),
    cord('M160 0C170 60 240 60 240 150'),
    glass(0, -190, 92),
    glass(-160, 6, 76),
    glass(160, 6, 76, true),
    glass(-240, 190, 66),
    glass(-84, 190, 66),
    glass(84, 190, 66, true),
    glass(240, 190, 66),
  );
};

/** Every shape fits its own place only. */
const typescript: Motif = (s) => {
  const t = s.tone;
  const board = box(-280, 40, 560, 230, 30);
  const hole = mix(t.ground, INK, 0.6);
  const rim = { fill: hole, stroke: mix(t.bright, t.ground, 0.3), 'stroke-width': 4 };
  return g(
    {},
    piece(s, board, mix(t.base, t.ground, 0.15), { depth: 22, rim: 3.2 }),
    path(closed(khatam(82, 22.5, [0, 155])), rim),
    path(disc(-180, 155, 62), rim),
    path(box(122, 97, 116, 116, 8), rim),
    stroke('M-60 -60V128M60 -60V128', LAMP, 3, {
      'stroke-dasharray': '2 14',
      'stroke-opacity': 0.9,
    }),
    piece(s, disc(-190, -76, 60), t.bright, { depth: 16, rim: 3, center: [-190, -76], reach: 70 }),
    g(
      { transform: 'translate(196 -70) rotate(14)' },
      piece(s, box(-57, -57, 114, 114, 10), t.pale, { depth: 16, rim: 3, reach: 80 }),
    ),
    piece(s, closed(khatam(96, 22.5, [0, -158])), LAMP, {
      depth: 20,
      rim: 3.4,
      center: [0, -158],
      reach: 110,
      contrast: 0.8,
    }),
    path(closed(khatam(52, 0, [0, -158])), { fill: 'none', stroke: '#B36C10', 'stroke-width': 5 }),
  );
};

/** A gate between two roads: the request goes in, the answer comes out. */
const nodeApis: Motif = (s) => {
  const t = s.tone;
  const band = (points: Point[], fill: string) =>
    piece(s, nib(sample(points, 16), 52, 90), fill, { depth: 12, rim: 2 });
  const wall = `${arch(0, 276, 420, 560, 350)}`;
  return g(
    {},
    piece(s, wall, mix(t.base, t.ground, 0.12), { depth: 22, rim: 3.4 }),
    ...[-1, 0, 1].map((i) =>
      path(closed(khatam(i === 0 ? 34 : 24, 22.5, [i * 84, i === 0 ? -172 : -110])), {
        fill: i === 0 ? LAMP : t.bright,
      }),
    ),
    path(arch(0, 276, 270, 350, 215), {
      fill: mix(t.ground, INK, 0.65),
      stroke: t.bright,
      'stroke-width': 4,
    }),
    band(
      [
        [-330, 60],
        [-200, 66],
        [-60, 96],
        [90, 96],
        [220, 66],
        [270, 60],
      ],
      LAMP,
    ),
    path(
      closed([
        [330, 58],
        [258, 4],
        [270, 60],
        [258, 112],
      ]),
      { fill: LAMP },
    ),
    band(
      [
        [330, 190],
        [200, 196],
        [60, 222],
        [-90, 222],
        [-220, 196],
        [-270, 190],
      ],
      t.pale,
    ),
    path(
      closed([
        [-330, 188],
        [-258, 134],
        [-270, 190],
        [-258, 242],
      ]),
      { fill: t.pale },
    ),
  );
};

/** A drum of three tiers, pierced like a lantern. */
const sql: Motif = (s) => {
  const t = s.tone;
  const tier = (y: number, lit: boolean) => {
    const r = 210;
    const ry = 58;
    const h = 132;
    const body = `M${-r} ${y}V${y + h}A${r} ${ry} 0 0 0 ${r} ${y + h}V${y}A${r} ${ry} 0 0 1 ${-r} ${y}Z`;
    const stars = [-66, -40, -13, 13, 40, 66].map((a) => {
      const rad = (a * Math.PI) / 180;
      const x = Math.sin(rad) * (r - 6);
      const cy = y + h / 2 + Math.cos(rad) * ry + 2;
      return g(
        {
          transform: `translate(${x.toFixed(1)} ${cy.toFixed(1)}) scale(${Math.cos(rad).toFixed(2)} 1)`,
        },
        path(closed(khatam(34, 22.5)), {
          fill: lit ? LAMP : mix(t.ground, INK, 0.3),
          'fill-opacity': 0.95,
        }),
        path(nuqta(0, 0, 11), { fill: lit ? CREAM : t.bright }),
      );
    });
    return (
      piece(s, body, lit ? mix(t.base, LAMP, 0.12) : t.base, { depth: 16, rim: 2.6 }) +
      stars.join('') +
      piece(s, disc(0, y, r, ry), t.bright, { depth: 0, rim: 2.6 }) +
      ellipse(0, y, r - 26, ry - 9, {
        fill: 'none',
        stroke: mix(t.base, t.ground, 0.4),
        'stroke-width': 3.5,
      })
    );
  };
  return g({}, tier(104, false), tier(-54, true), tier(-212, false));
};

export const webCourses: Record<string, Motif> = {
  'modern-web-html-css': html,
  'javascript-complete': javascript,
  'react-applications': react,
  'typescript-in-practice': typescript,
  'node-apis': nodeApis,
  'sql-databases': sql,
};
