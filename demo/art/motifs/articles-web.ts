/** Pictures for articles about the web, its letters and its readers. */

import { ribbon, sample } from '../curves.ts';
import { inked, line } from '../drawing.ts';
import { arch, box, closed, disc, khatam, nuqta } from '../geometry.ts';
import { CREAM, INK_900, LAMP, mix, PAPER } from '../palette.ts';
import { circle, ellipse, g, path, stroke } from '../svg.ts';
import { bars, type Motif } from './parts.ts';

/** A coffee pot and its cup: you ask, it pours, and you never see the kitchen. */
const api: Motif = (s) => {
  const t = s.tone;
  return g(
    {},
    line('M-320 262H330', 8),
    g(
      { transform: 'translate(-96 0)' },
      inked(s, 'M70 30C170 -6 176 -150 262 -168L268 -150C224 -112 236 60 70 150Z', LAMP),
      line('M-110 -96C-230 -110 -250 90 -118 146', 24),
      line('M-110 -96C-230 -110 -250 90 -118 146', 11, t.bright),
      inked(
        s,
        'M-66 -140H66C60 -70 44 -50 62 -6C100 60 132 140 96 262H-96C-132 140 -100 60 -62 -6C-44 -50 -60 -70 -66 -140Z',
        t.base,
      ),
      inked(s, 'M-78 -140H78L18 -240C10 -262 -10 -262 -18 -240Z', LAMP, { slip: 0 }),
      path(nuqta(0, -270, 15), { fill: INK_900 }),
      path('M-104 120H104L112 168H-112Z', { fill: INK_900 }),
      ...[-66, 0, 66].map((x) => path(closed(khatam(19, 22.5, [x, 144])), { fill: LAMP })),
      line('M-58 -12H58', 5),
    ),
    line('M176 -148C222 -110 232 -10 232 104', 9, '#A8611A'),
    inked(s, 'M160 120H308L280 248C270 268 198 268 188 248Z', PAPER),
    ellipse(234, 120, 74, 17, { fill: '#A8611A', stroke: INK_900, 'stroke-width': 6 }),
    path(closed(khatam(28, 22.5, [234, 196])), { fill: t.base }),
  );
};

/** One layout in three widths, each beginning from the right. */
const responsive: Motif = (s) => {
  const t = s.tone;
  const page = (x: number, y: number, w: number, k: number, cols: number) => {
    const right = x + w;
    const cell = (w - (cols - 1) * 12 * k) / cols;
    return (
      path(closed(khatam(17 * k, 22.5, [right - 17 * k, y + 17 * k])), {
        fill: LAMP,
        stroke: INK_900,
        'stroke-width': 3.4,
      }) +
      path(box(right - 44 * k - w * 0.34, y + 10 * k, w * 0.34, 13 * k, 6), { fill: INK_900 }) +
      path(box(x, y + 48 * k, w, 74 * k, 8), { fill: t.base }) +
      bars(
        right - 14 * k,
        y + 66 * k,
        [
          [0, w * 0.5, PAPER],
          [0, w * 0.34, t.pale],
        ],
        { height: 11 * k, gap: 24 * k, rtl: true },
      ) +
      Array.from({ length: cols }, (_, i) =>
        path(box(right - cell - i * (cell + 12 * k), y + 136 * k, cell, 64 * k, 8), {
          fill: i === 0 ? LAMP : mix(PAPER, t.hue, 0.36),
        }),
      ).join('')
    );
  };
  return g(
    {},
    inked(s, box(-340, -250, 500, 350, 20), PAPER),
    page(-312, -222, 444, 1.2, 3),
    inked(s, 'M-130 100H-50L-36 190H-144Z', t.bright, { slip: 0 }),
    line('M-200 192H20', 15),
    inked(s, box(60, -90, 210, 310, 22), PAPER),
    page(80, -64, 170, 0.98, 2),
    path(box(80, 146, 170, 52, 8), { fill: mix(PAPER, t.hue, 0.36) }),
    inked(s, box(236, 20, 130, 250, 22), PAPER),
    page(252, 48, 98, 0.8, 1),
    path(box(252, 220, 98, 30, 7), { fill: mix(PAPER, t.hue, 0.36) }),
  );
};

/** The letter nun, measured by the dots of its own pen. */
const typography: Motif = (s) => {
  const t = s.tone;
  const bowl = sample(
    [
      [206, -128],
      [240, -72],
      [248, 10],
      [196, 112],
      [84, 176],
      [-52, 176],
      [-170, 116],
      [-226, 12],
      [-218, -84],
      [-182, -156],
    ],
    20,
  );
  const reed = (u: number) =>
    u < 0.5 ? 62 + 44 * Math.sin(u * Math.PI) ** 2 : 12 + 94 * Math.sin((1 - u) * Math.PI) ** 1.1;
  const nun = ribbon(bowl, reed);
  const guide = (y: number, lit = false) =>
    stroke(`M-350 ${y}H350`, lit ? '#C97F0A' : mix(t.base, PAPER, 0.4), 3, {
      'stroke-dasharray': '4 12',
    });
  return g(
    {},
    guide(-168),
    guide(20, true),
    guide(226),
    path(nun, {
      fill: mix(PAPER, t.hue, 0.3),
      transform: `translate(${(-s.light[0] * 16).toFixed(1)} 14)`,
    }),
    path(nun, { fill: INK_900 }),
    path(nuqta(14, -70, 56), { fill: LAMP, stroke: INK_900, 'stroke-width': 6 }),
    ...[0, 1, 2, 3, 4].map((i) =>
      path(nuqta(322, -130 + i * 78, 38), {
        fill: 'none',
        stroke: i < 3 ? t.base : mix(t.base, PAPER, 0.3),
        'stroke-width': 5,
      }),
    ),
  );
};

/** A gate with stairs and with a ramp. */
const accessibility: Motif = (s) => {
  const t = s.tone;
  return g(
    {},
    inked(s, box(-180, -270, 360, 440, 14), t.base),
    inked(s, arch(0, 170, 220, 360, 220), LAMP, { slip: 0 }),
    path(arch(0, 170, 150, 296, 176), { fill: CREAM, stroke: INK_900, 'stroke-width': 5 }),
    ...[-140, 140].flatMap((x) =>
      [-220, -120].map((y) =>
        path(closed(khatam(24, 22.5, [x, y])), {
          fill: t.pale,
          stroke: INK_900,
          'stroke-width': 4,
        }),
      ),
    ),
    ...[0, 1, 2].map((i) =>
      inked(
        s,
        `M10 ${170 + i * 32}H${186 + i * 58}V${202 + i * 32}H10Z`,
        i % 2 ? mix(PAPER, t.hue, 0.3) : PAPER,
        { slip: 0 },
      ),
    ),
    inked(s, 'M10 170H-120L-370 266H10Z', LAMP, { slip: 12 }),
    line('M-120 170V110M-245 216V156M-362 262V200M-120 110L-362 200', 8),
    path('M-50 226L-90 226M-50 226L-64 212M-50 226L-64 240', {
      fill: 'none',
      stroke: INK_900,
      'stroke-width': 7,
      'stroke-linecap': 'round',
    }),
    line('M-380 268H370', 8),
  );
};

/** A hook with a letter for bait. */
const phishing: Motif = (s) => {
  const t = s.tone;
  return g(
    {},
    line('M60 -400V-130', 5),
    circle(60, -116, 20, { fill: 'none', stroke: INK_900, 'stroke-width': 13 }),
    line('M60 -96V120C60 236 -112 236 -112 120', 21),
    line('M-112 122L-150 166M-112 122L-112 96', 17),
    g(
      { transform: 'translate(-26 26) rotate(-8)' },
      inked(s, box(-210, -120, 420, 260, 18), PAPER),
      path('M-210 -102L0 50L210 -102V-104A18 18 0 0 0 192 -120H-192A18 18 0 0 0 -210 -104Z', {
        fill: mix(PAPER, t.hue, 0.3),
      }),
      line('M-206 -110L0 50L206 -110'),
      line('M-206 132L-64 6M206 132L64 6', 5),
      path(closed(khatam(48, 22.5, [0, 44])), { fill: t.base, stroke: INK_900, 'stroke-width': 6 }),
      path('M-15 36V28A15 15 0 0 1 15 28V36M-22 36H22V64H-22Z', {
        fill: LAMP,
        stroke: INK_900,
        'stroke-width': 5,
      }),
    ),
    line('M60 20V120C60 236 -112 236 -112 120', 21),
    line('M-112 124L-154 172', 17),
    ...[-300, -180, 240].map((x, i) =>
      stroke(`M${x} ${250 - i * 14}q28 -22 56 0t56 0t56 0`, t.base, 6),
    ),
  );
};

/** Letters go in at the top, and only dust comes out: a mortar for a key. */
const passwords: Motif = (s) => {
  const t = s.tone;
  const grains = Array.from({ length: 44 }, (_, i) => {
    const row = Math.floor(i / 11);
    return path(nuqta(-190 + (i % 11) * 38 + (row % 2) * 19, 238 + row * 17, 8), {
      fill: i % 5 === 0 ? LAMP : i % 3 ? INK_900 : t.base,
    });
  });
  return g(
    { transform: 'translate(0 -34)' },
    g(
      { transform: 'translate(96 -150) rotate(26)' },
      inked(s, 'M-22 170L-30 -120Q0 -146 30 -120L22 170Z', t.bright),
      inked(s, disc(0, -140, 42, 34), t.bright, { slip: 0 }),
    ),
    g(
      { transform: 'translate(-92 -86) rotate(64)' },
      path(`${closed(khatam(68, 22.5, [-96, 0]))}${closed(khatam(32, 0, [-96, 0]))}`, {
        fill: LAMP,
        'fill-rule': 'evenodd',
        stroke: INK_900,
        'stroke-width': 6,
      }),
      inked(s, 'M-32 -14H150V14H-32Z', LAMP, { slip: 0 }),
    ),
    inked(
      s,
      'M-220 -30H220C214 90 160 150 70 164L96 214H-96L-70 164C-160 150 -214 90 -220 -30Z',
      t.base,
    ),
    inked(s, box(-240, -56, 480, 46, 20), INK_900, { slip: 0 }),
    ...[-120, -40, 40, 120].map((x) =>
      path(closed(khatam(27, 22.5, [x, 62])), {
        fill: t.pale,
        stroke: INK_900,
        'stroke-width': 4.5,
      }),
    ),
    ...grains,
  );
};

export const webArticles: Record<string, Motif> = {
  'what-is-an-api': api,
  'responsive-design-rtl': responsive,
  'arabic-typography-web': typography,
  'accessibility-arabic': accessibility,
  'phishing-for-developers': phishing,
  'password-storage': passwords,
};
