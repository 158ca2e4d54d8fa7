/** Pictures for articles about doing the work well. */

import { smooth } from '../curves.ts';
import { inked, line } from '../drawing.ts';
import { box, nuqta, type Point } from '../geometry.ts';
import { CREAM, INK_900, LAMP, mix, PAPER } from '../palette.ts';
import { circle, g, path, stroke } from '../svg.ts';
import { bars, type Motif } from './parts.ts';

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

export const craftArticles: Record<string, Motif> = {
  'testing-why-and-how': testing,
  'clean-code-habits': cleanCode,
  'reading-error-messages': readingErrors,
};
