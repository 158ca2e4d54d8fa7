/** Pictures for articles about beginning and about working life. */

import { ribbon, sample } from '../curves.ts';
import { inked, line } from '../drawing.ts';
import { arch, box, closed, khatam, nuqta } from '../geometry.ts';
import { CREAM, INK_900, LAMP, mix, PAPER } from '../palette.ts';
import { circle, g, path } from '../svg.ts';
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

export const startArticles: Record<string, Motif> = {
  'how-to-start-programming': start,
  'python-or-javascript': scales,
  'first-job-portfolio': portfolio,
  'learning-plan-90-days': plan,
};
