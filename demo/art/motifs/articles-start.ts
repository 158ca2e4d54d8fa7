/** Pictures for articles about beginning and about working life. */

import { ribbon, sample, smooth } from '../curves.ts';
import { inked, line } from '../drawing.ts';
import { arch, box, closed, disc, khatam, nuqta, open, type Point, polar } from '../geometry.ts';
import { CREAM, INK_900, LAMP, mix, PAPER } from '../palette.ts';
import { circle, g, path, stroke } from '../svg.ts';
import { bars, brace, type Motif } from './parts.ts';

/** A door ajar at the top of a few steps, and the light behind it. */
const start: Motif = (s) => {
  const t = s.tone;
  const steps = [0, 1, 2].map((i) =>
    inked(
      s,
      box(-150 - i * 56, 150 + i * 46, 300 + i * 112, 46),
      i % 2 ? mix(PAPER, t.hue, 0.25) : PAPER,
      { slip: i === 2 ? 16 : 0 },
    ),
  );
  return g(
    {},
    inked(s, arch(0, 150, 330, 440, 250), t.base),
    path(arch(0, 150, 236, 372, 214), { fill: LAMP }),
    path('M-20 150L-150 290H210L90 150Z', { fill: LAMP, 'fill-opacity': 0.4 }),
    ...steps,
    path('M-30 150H90L116 196H-52ZM-60 196H122L146 242H-84ZM-92 242H152L178 288H-118Z', {
      fill: LAMP,
      'fill-opacity': 0.75,
    }),
    inked(s, 'M118 150V-70C118 -150 46 -196 0 -222V-150V150Z', INK_900, { slip: 0 }),
    path(closed(khatam(26, 22.5, [62, -20])), { fill: t.bright }),
    path(nuqta(20, 40, 11), { fill: LAMP }),
    line(arch(0, 150, 236, 372, 214)),
    ...[-96, -56].map((x, i) => path(nuqta(x, -30 - i * 46, 10 - i * 2), { fill: PAPER })),
  );
};

/** A pair of scales: a serpent on one side, braces on the other. */
const scales: Motif = (s) => {
  const t = s.tone;
  const pan = (x: number, y: number, fill: string) =>
    line(`M${x} ${y - 190}L${x - 108} ${y}M${x} ${y - 190}L${x + 108} ${y}`, 4.5) +
    inked(
      s,
      `M${x - 128} ${y}H${x + 128}C${x + 110} ${y + 62} ${x - 110} ${y + 62} ${x - 128} ${y}Z`,
      fill,
    );
  const snake = sample(
    [
      [-300, 18],
      [-262, -40],
      [-200, -6],
      [-170, -62],
      [-232, -92],
      [-206, -140],
      [-164, -138],
    ],
    14,
  );
  return g(
    {},
    inked(s, 'M-110 270H110L80 226H-80Z', t.base),
    inked(s, 'M-13 226L-13 -190H13L13 226Z', INK_900, { slip: 0 }),
    line('M-220 -140L220 -188', 15),
    inked(s, closed(khatam(40, 22.5, [0, -190])), LAMP, { slip: 8 }),
    pan(-220, 48, t.bright),
    pan(220, 0, t.bright),
    inked(
      s,
      ribbon(snake, (u) => 10 + 26 * Math.min(1, u * 2.4)),
      t.base,
      { slip: 0, line: 5 },
    ),
    circle(-172, -141, 5, { fill: INK_900 }),
    path(brace(172, 132, 28, 26, 1, -72) + brace(268, 132, 28, 26, -1, -72), { fill: INK_900 }),
    path(nuqta(220, -72, 19), { fill: LAMP, stroke: INK_900, 'stroke-width': 5 }),
  );
};

/** A case opened to show what is in it. */
const portfolio: Motif = (s) => {
  const t = s.tone;
  const sheet = (x: number, tilt: number, fill: string, inside: string) =>
    g(
      { transform: `translate(${x} -60) rotate(${tilt})` },
      inked(s, box(-92, -160, 184, 260, 10), fill, { slip: 8 }),
      inside,
    );
  return g(
    {},
    line('M-76 -20V-60C-76 -92 76 -92 76 -60V-20', 15),
    sheet(
      -146,
      -13,
      PAPER,
      bars(
        66,
        -120,
        [
          [0, 132, INK_900],
          [0, 90, t.bright],
          [0, 116, t.bright],
          [0, 70, t.bright],
        ],
        { height: 13, gap: 30, rtl: true },
      ),
    ),
    sheet(
      150,
      12,
      PAPER,
      path(box(-68, -132, 136, 96, 6), { fill: t.base }) +
        path('M-68 -36L-20 -96L16 -60L40 -84L68 -50V-36Z', { fill: INK_900 }) +
        circle(38, -108, 12, { fill: LAMP }),
    ),
    sheet(
      0,
      -1,
      LAMP,
      path(closed(khatam(66, 22.5, [0, -76])), {
        fill: CREAM,
        stroke: INK_900,
        'stroke-width': 5,
      }) +
        path('M-26 -76L-8 -56L30 -98', {
          fill: 'none',
          stroke: INK_900,
          'stroke-width': 11,
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
        }),
    ),
    inked(s, box(-270, 0, 540, 250, 28), t.base),
    line('M-270 96C-150 132 150 132 270 96'),
    inked(s, box(-40, 84, 80, 64, 10), INK_900, { slip: 0 }),
    path(nuqta(0, 116, 17), { fill: LAMP }),
  );
};

/** Ninety days as ninety reed dots; a good part of them filled. */
const plan: Motif = (s) => {
  const t = s.tone;
  const dots = Array.from({ length: 90 }, (_, i) => {
    const col = i % 15;
    const row = Math.floor(i / 15);
    const x = 298 - col * 42.6;
    const y = -108 + row * 58;
    const done = i < 52;
    const today = i === 52;
    const fill = today ? LAMP : done ? INK_900 : 'none';
    return path(nuqta(x, y, today ? 27 : 17), {
      fill,
      stroke: today || done ? INK_900 : mix(t.base, PAPER, 0.25),
      'stroke-width': today ? 5.5 : 3.6,
    });
  });
  return g(
    {},
    inked(s, box(-350, -216, 700, 460, 28), PAPER),
    path('M-350 -160V-188A28 28 0 0 1 -322 -216H322A28 28 0 0 1 350 -188V-160Z', { fill: t.base }),
    line('M-350 -160H350'),
    line(box(-350, -216, 700, 460, 28)),
    ...[-220, 0, 220].map((x) => line(`M${x} -248V-190`, 15)),
    g({ transform: 'translate(0 12)' }, ...dots),
  );
};

/** A mason's plumb line against a wall: the test that does not argue. */
const testing: Motif = (s) => {
  const t = s.tone;
  const bricks: string[] = [];
  for (let row = 0; row < 7; row++) {
    for (let col = 0; col < 4; col++) {
      const shift = row % 2 ? 52 : 0;
      const x = -300 + col * 104 + shift + (row === 2 && col === 3 ? 30 : 0);
      const w = 98;
      const off = row === 2 && col === 3;
      bricks.push(
        inked(
          s,
          box(x, 200 - row * 62, w, 56, 5),
          off
            ? LAMP
            : (row + col) % 3 === 0
              ? t.bright
              : (row + col) % 3 === 1
                ? t.base
                : mix(PAPER, t.hue, 0.24),
          { slip: off ? 10 : 0, line: 5 },
        ),
      );
    }
  }
  return g(
    {},
    ...bricks,
    line('M236 -290V130', 4.5),
    line('M-60 -290H262', 17),
    inked(s, 'M236 128L266 166L236 264L206 166Z', INK_900, { slip: 12 }),
    path('M236 140L254 166L236 178L218 166Z', { fill: LAMP }),
    line('M150 98H200', 4.5),
    line('M192 90L202 98L192 106', 4.5),
  );
};

/** A broom that leaves straight lines behind it. */
const cleanCode: Motif = (s) => {
  const t = s.tone;
  return g(
    {},
    bars(
      320,
      -150,
      [
        [0, 300, INK_900],
        [46, 210, t.base],
        [46, 260, t.base],
        [92, 150, t.bright],
        [46, 180, t.base],
        [0, 230, INK_900],
      ],
      { height: 19, gap: 58, rtl: true },
    ),
    ...[
      [-300, 214, 70, -24],
      [-236, 172, 44, 32],
      [-330, 150, 40, 60],
      [-206, 236, 56, -8],
      [-274, 254, 40, 14],
      [-160, 196, 30, 50],
    ].map(([x = 0, y = 0, w = 0, a = 0], i) =>
      g(
        { transform: `translate(${x} ${y}) rotate(${a})` },
        path(box(-w / 2, -8, w, 16, 8), {
          fill: i % 3 === 0 ? LAMP : i % 3 === 1 ? t.base : INK_900,
        }),
      ),
    ),
    g(
      { transform: 'translate(-96 120) rotate(24)' },
      line('M0 -110V-420', 19),
      line('M0 -110V-420', 8, t.bright),
      inked(s, 'M-46 -110H46L112 104Q0 134 -112 104Z', LAMP),
      ...[-64, -34, 0, 34, 64].map((x) => line(`M${x * 0.5} -56L${x * 1.25} 106`, 4)),
      inked(s, box(-54, -128, 108, 62, 14), t.base, { slip: 0 }),
      line('M-54 -98H54', 4.5),
    ),
  );
};

/** A glass held over the line that matters. */
const readingErrors: Motif = (s) => {
  const t = s.tone;
  const wave: Point[] = Array.from(
    { length: 13 },
    (_, i): Point => [-110 + i * 20, 52 + (i % 2 ? -9 : 9)],
  );
  return g(
    {},
    inked(s, box(-340, -230, 560, 440, 24), PAPER),
    path('M-340 -176V-206A24 24 0 0 1 -316 -230H196A24 24 0 0 1 220 -206V-176Z', { fill: INK_900 }),
    ...[0, 1, 2].map((i) =>
      path(nuqta(-306 + i * 34, -203, 11), { fill: i === 0 ? LAMP : t.bright }),
    ),
    bars(
      -300,
      -138,
      [
        [0, 220, t.bright],
        [44, 280, t.bright],
        [44, 200, t.base],
        [44, 250, t.bright],
        [44, 320, INK_900],
        [88, 200, t.bright],
        [0, 130, t.bright],
      ],
      { height: 18, gap: 46 },
    ),
    g(
      { transform: 'translate(40 50)' },
      g(
        { transform: 'rotate(-42)' },
        inked(s, box(-24, 150, 48, 190, 22), t.base),
        line('M-24 196H24', 5),
      ),
      circle(0, 0, 158, { fill: PAPER, stroke: INK_900, 'stroke-width': 26 }),
      circle(0, 0, 138, { fill: mix(CREAM, PAPER, 0.3) }),
      path(box(-110, -62, 150, 30, 15), { fill: INK_900 }),
      path(box(-110, -8, 230, 36, 18), { fill: INK_900 }),
      stroke(smooth(wave), '#E08A00', 9),
      path('M-104 -84A132 132 0 0 1 -30 -126', {
        fill: 'none',
        stroke: '#FFFFFF',
        'stroke-width': 12,
        'stroke-linecap': 'round',
      }),
    ),
  );
};

export const startArticles: Record<string, Motif> = {
  'how-to-start-programming': start,
  'python-or-javascript': scales,
  'first-job-portfolio': portfolio,
  'learning-plan-90-days': plan,
  'testing-why-and-how': testing,
  'clean-code-habits': cleanCode,
  'reading-error-messages': readingErrors,
};
