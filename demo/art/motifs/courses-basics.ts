/** Covers of the programming basics. */
import { heading, nib, ribbon, sample } from '../curves.ts';
import { closed, disc, khatam, ngon, nuqta, open, type Point, polar, star } from '../geometry.ts';
import { piece } from '../light.ts';
import { CREAM, INK, LAMP, mix } from '../palette.ts';
import { circle, g, path, stroke } from '../svg.ts';
import { flame, type Motif } from './parts.ts';

/** A serpent written like one long letter, patterned along its back. */
const python: Motif = (s) => {
  const line = sample(
    [
      [-300, 196],
      [-210, 232],
      [-120, 176],
      [-150, 84],
      [-30, 44],
      [150, 96],
      [236, 10],
      [150, -84],
      [-20, -70],
      [-150, -116],
      [-132, -222],
      [-10, -250],
      [80, -216],
    ],
    22,
  );
  const width = (t: number) =>
    6 + 72 * Math.min(1, t * 2.1) ** 0.8 - (t > 0.86 ? (t - 0.86) * 110 : 0);
  const marks: string[] = [];
  for (let i = 40; i < line.length - 26; i += 13) {
    const t = i / (line.length - 1);
    const [x, y] = line[i] as Point;
    const r = width(t) * 0.26;
    marks.push(
      g(
        {
          transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${heading(line, i).toFixed(1)})`,
        },
        path(
          closed([
            [-r * 1.25, 0],
            [0, -r],
            [r * 1.25, 0],
            [0, r],
          ]),
          { fill: s.tone.ground, 'fill-opacity': 0.72 },
        ),
        path(nuqta(0, 0, r * 0.42), { fill: LAMP }),
      ),
    );
  }
  const head =
    'M52 -262C88 -284 150 -276 182 -246C200 -228 198 -206 176 -196C140 -180 84 -178 52 -196C30 -210 30 -248 52 -262Z';
  return g(
    {},
    piece(s, ribbon(line, width), s.tone.base, { depth: 20, rim: 3.2 }),
    ...marks,
    piece(s, head, mix(s.tone.base, LAMP, 0.25), { depth: 8, rim: 3.2 }),
    path(closed(khatam(13, 0, [128, -240])), { fill: INK }),
    circle(131, -243, 4, { fill: CREAM }),
    stroke('M190 -214Q226 -204 238 -216M222 -208Q236 -198 250 -198', LAMP, 5),
  );
};

/** An eight-sided labyrinth; one way in is lit to the middle. */
const problemSolving: Motif = (s) => {
  const walls: string[] = [];
  const radii = [262, 212, 162, 112];
  const gates = [90, 270, 45, 202.5];
  radii.forEach((r, i) => {
    const gate = gates[i] ?? 0;
    const pts: Point[] = [];
    const ring = (a: number) => {
      const m = ((((a + 22.5) % 45) + 45) % 45) - 22.5;
      return (r * Math.cos(Math.PI / 8)) / Math.cos((m * Math.PI) / 180);
    };
    const gap = (24 / r) * 57.3;
    for (let a = gate + gap; a <= gate + 360 - gap; a += 0.75) pts.push(polar(ring(a), a));
    const back = [...pts].reverse().map((p): Point => [p[0] * (1 - 17 / r), p[1] * (1 - 17 / r)]);
    walls.push(piece(s, closed([...pts, ...back]), s.tone.base, { depth: 9, rim: 2.2 }));
  });
  const way: Point[] = [polar(330, 90), polar(228, 90)];
  for (let a = 90; a <= 270; a += 6) way.push(polar(228, a));
  for (let a = 270; a >= 45; a -= 6) way.push(polar(178, a));
  for (let a = 45; a <= 202.5; a += 6) way.push(polar(128, a));
  way.push(polar(60, 202.5));
  return g(
    {},
    path(closed(ngon(8, 270, 22.5)), { fill: mix(s.tone.ground, INK, 0.5), 'fill-opacity': 0.75 }),
    ...walls,
    stroke(open(way), LAMP, 22, { 'stroke-opacity': 0.18 }),
    stroke(open(way), LAMP, 7),
    flame(s, 0, 0, 26),
    path(closed(khatam(58, 22.5)), { fill: 'none', stroke: LAMP, 'stroke-width': 4 }),
  );
};

/** Branches as strokes of the reed pen, commits as its dots. */
const git: Motif = (s) => {
  const t = s.tone;
  const pen = (points: Point[], w: number, fill: string) =>
    piece(s, nib(sample(points, 16), w, -24, 0.42), fill, { depth: 14, rim: 2.2 });
  const dot = (x: number, y: number, r: number) =>
    piece(s, nuqta(x, y, r), CREAM, { depth: 7, rim: 0, center: [x, y], reach: r, contrast: 0.6 });
  return g(
    {},
    pen(
      [
        [-24, 70],
        [-60, 6],
        [-150, -30],
        [-222, -96],
        [-236, -200],
        [-226, -296],
      ],
      44,
      mix(t.base, t.ground, 0.3),
    ),
    pen(
      [
        [-18, 230],
        [20, 160],
        [130, 118],
        [206, 40],
        [206, -70],
        [130, -140],
        [24, -170],
        [-20, -226],
      ],
      46,
      t.bright,
    ),
    pen(
      [
        [-6, 320],
        [-22, 190],
        [-10, 60],
        [-22, -70],
        [-10, -190],
        [-24, -320],
      ],
      62,
      t.base,
    ),
    dot(-14, 262, 32),
    dot(-14, 134, 32),
    dot(-16, -2, 32),
    dot(-18, -110, 32),
    dot(184, 76, 29),
    dot(196, -92, 29),
    dot(-186, -58, 26),
    dot(-234, -178, 26),
    flame(s, -18, -232, 42),
  );
};

/** The letter C built of cut blocks, and a pointer to the one cell it speaks of. */
const cFirst: Motif = (s) => {
  const blocks: string[] = [];
  for (let i = 0; i < 11; i++) {
    const a = 42 + i * 25.2;
    const p = (r: number, off: number) => polar(r, a + off);
    const fill = i % 2 === 0 ? s.tone.base : mix(s.tone.base, s.tone.ground, 0.22);
    blocks.push(
      piece(s, closed([p(270, 0.8), p(270, 24.4), p(164, 24), p(164, 1.2)]), fill, {
        depth: 10,
        rim: 2.4,
      }),
    );
  }
  return g(
    {},
    ...blocks,
    path(closed(khatam(84, 22.5)), {
      fill: mix(s.tone.ground, INK, 0.4),
      stroke: s.tone.bright,
      'stroke-width': 5,
    }),
    flame(s, 0, 0, 34),
    stroke('M290 0H132', LAMP, 13, { 'stroke-linecap': 'butt' }),
    path(
      closed([
        [98, 0],
        [144, -30],
        [134, 0],
        [144, 30],
      ]),
      { fill: LAMP },
    ),
    path(nuqta(290, 0, 20), { fill: LAMP }),
  );
};

/** A carved wooden mould (the class) and the biscuits pressed in it (the objects). */
const oop: Motif = (s) => {
  const carved = (r: number, rim: string, fill: string) =>
    path(closed(star(8, r, r * 0.72, 22.5)), { fill, stroke: rim, 'stroke-width': 4 }) +
    path(closed(khatam(r * 0.52, 0)), { fill: 'none', stroke: rim, 'stroke-width': 4 }) +
    path(closed(khatam(r * 0.2, 22.5)), { fill: rim });
  const wood = mix(s.tone.base, '#7A3E1D', 0.45);
  const mould =
    'M-34 300L-26 96C-96 84 -150 30 -150 -46C-150 -130 -84 -196 0 -196C84 -196 150 -130 150 -46C150 30 96 84 26 96L34 300Q0 322 -34 300Z';
  const biscuit = (x: number, y: number, k: number, tilt: number, lit: boolean) =>
    g(
      { transform: `translate(${x} ${y}) scale(${k}) rotate(${tilt})` },
      piece(s, closed(star(16, 96, 88, 0)), lit ? LAMP : s.tone.pale, {
        depth: 12,
        rim: 3,
        reach: 110,
      }),
      carved(66, lit ? '#A8611A' : mix(s.tone.base, s.tone.ground, 0.3), 'none'),
    );
  return g(
    {},
    g(
      { transform: 'translate(-120 -10) rotate(-14)' },
      piece(s, mould, wood, { depth: 22, rim: 3.4 }),
      path(disc(0, -46, 116), { fill: mix(wood, s.tone.ground, 0.55) }),
      g(
        { transform: 'translate(0 -46)' },
        carved(98, mix(wood, CREAM, 0.3), mix(wood, s.tone.ground, 0.72)),
      ),
    ),
    biscuit(190, -156, 0.96, 8, false),
    biscuit(222, 38, 0.96, 20, true),
    biscuit(118, 208, 0.96, -6, false),
  );
};

export const basicsCourses: Record<string, Motif> = {
  'python-from-zero': python,
  'problem-solving-algorithms': problemSolving,
  'git-and-github': git,
  'c-first-steps': cFirst,
  'object-oriented-programming': oop,
};
