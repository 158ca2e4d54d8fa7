/** Covers of mobile apps. */
import { arch, box, closed, khatam, nuqta } from '../geometry.ts';
import { piece } from '../light.ts';
import { CREAM, INK, LAMP, mix } from '../palette.ts';
import { circle, g, path, stroke } from '../svg.ts';
import { bars, type Motif, phone } from './parts.ts';

/** A screen taken apart into its layers. */
const flutter: Motif = (s) => {
  const t = s.tone;
  const sheet = (dy: number, fill: string, inside: string) =>
    g(
      { transform: `translate(0 ${dy}) matrix(0.94 0.34 -0.94 0.34 0 0)` },
      piece(s, box(-130, -215, 260, 430, 34), fill, { depth: 26, rim: 4 }),
      inside,
    );
  const faint = mix(t.base, t.ground, 0.45);
  return g(
    {},
    stroke('M-324 -40V196M324 -100V138', LAMP, 2.5, {
      'stroke-dasharray': '3 11',
      'stroke-opacity': 0.7,
    }),
    sheet(
      170,
      mix(t.base, t.ground, 0.5),
      path(box(-104, -188, 208, 376, 16), { fill: mix(t.ground, INK, 0.45) }),
    ),
    sheet(
      46,
      t.base,
      path(box(-104, -188, 208, 110, 14), { fill: faint }) +
        path(box(-104, -62, 97, 118, 14), { fill: faint }) +
        path(box(7, -62, 97, 118, 14), { fill: faint }) +
        path(box(-104, 72, 208, 116, 14), { fill: faint }),
    ),
    sheet(
      -88,
      t.pale,
      path(closed(khatam(58, 22.5, [46, -122])), { fill: LAMP }) +
        bars(
          104,
          -30,
          [
            [0, 200, t.base],
            [0, 150, t.bright],
            [0, 180, t.bright],
          ],
          { height: 20, gap: 38, rtl: true },
        ) +
        path(box(-104, 112, 208, 62, 31), { fill: mix(t.base, t.ground, 0.2) }),
    ),
  );
};

/** A phone in its niche, its first app alight. */
const android: Motif = (s) => {
  const t = s.tone;
  const tiles = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2].map((col) => {
      const x = -68 + col * 68;
      const y = -104 + row * 76;
      const lit = row === 1 && col === 1;
      const fill = (row + col) % 2 === 0 ? t.base : mix(t.base, t.ground, 0.35);
      return lit
        ? path(closed(khatam(33, 22.5, [x, y])), { fill: LAMP }) +
            path(nuqta(x, y, 12), { fill: CREAM })
        : path(box(x - 25, y - 25, 50, 50, 14), { fill });
    }),
  );
  return g(
    {},
    piece(s, arch(0, 290, 460, 600, 380), mix(t.base, t.ground, 0.45), { depth: 22, rim: 3.2 }),
    path(arch(0, 290, 392, 546, 356), {
      fill: mix(t.ground, INK, 0.35),
      stroke: mix(t.bright, t.ground, 0.3),
      'stroke-width': 3.5,
    }),
    phone(
      s,
      -128,
      -212,
      256,
      484,
      ...tiles,
      path(box(-88, 206, 176, 40, 20), { fill: mix(t.base, t.ground, 0.55) }),
    ),
  );
};

/** Two shores, one bridge. */
const reactNative: Motif = (s) => {
  const t = s.tone;
  const screen = (x: number, lit: boolean) =>
    path(box(x - 56, -170, 112, 96, 12), { fill: lit ? LAMP : t.base }) +
    path(closed(khatam(30, 22.5, [x, -122])), { fill: lit ? CREAM : t.pale }) +
    bars(
      x + 56,
      -52,
      [
        [0, 112, t.bright],
        [0, 84, mix(t.base, t.ground, 0.25)],
        [0, 98, mix(t.base, t.ground, 0.25)],
      ],
      { rtl: true },
    );
  const voussoirs = Array.from({ length: 9 }, (_, i) => {
    const a0 = Math.PI + (i * Math.PI) / 9 + 0.012;
    const a1 = Math.PI + ((i + 1) * Math.PI) / 9 - 0.012;
    const p = (r: number, a: number): [number, number] => [
      Math.cos(a) * r,
      262 + Math.sin(a) * r * 0.86,
    ];
    return piece(
      s,
      closed([p(196, a0), p(196, a1), p(134, a1), p(134, a0)]),
      i === 4 ? LAMP : i % 2 ? t.pale : t.bright,
      { depth: 8, rim: 2 },
    );
  });
  return g(
    {},
    phone(s, -312, -226, 196, 410, screen(-214, false)),
    phone(s, 116, -226, 196, 410, screen(214, true)),
    piece(
      s,
      'M-330 262V176Q-240 172 -180 126Q-90 56 0 56Q90 56 180 126Q240 172 330 176V262H196A196 168 0 0 0 -196 262Z',
      mix(t.base, t.ground, 0.3),
      { depth: 16, rim: 2.6 },
    ),
    ...voussoirs,
  );
};

/** Cards that follow the finger. */
const ios: Motif = (s) => {
  const t = s.tone;
  const card = (angle: number, fill: string, inside = '') =>
    g(
      { transform: `rotate(${angle} 0 330)` },
      piece(s, box(-118, -236, 236, 420, 36), fill, { depth: 16, rim: 3.2 }),
      inside,
    );
  return g(
    { transform: 'translate(0 34)' },
    card(-26, mix(t.base, t.ground, 0.5)),
    card(-13, mix(t.base, t.ground, 0.22)),
    card(26, t.pale, path(box(-88, -206, 176, 150, 20), { fill: mix(t.pale, t.base, 0.5) })),
    card(13, t.bright, path(box(-88, -206, 176, 150, 20), { fill: t.base })),
    card(
      0,
      t.base,
      path(box(-92, -210, 184, 190, 22), { fill: mix(t.ground, INK, 0.3) }) +
        path(closed(khatam(62, 22.5, [0, -115])), { fill: LAMP }) +
        path(closed(khatam(32, 0, [0, -115])), { fill: t.ground }) +
        bars(
          92,
          10,
          [
            [0, 184, t.pale],
            [0, 130, mix(t.base, CREAM, 0.3)],
          ],
          { height: 16, gap: 30, rtl: true },
        ),
    ),
    circle(0, 122, 30, { fill: CREAM }),
    circle(0, 122, 50, { fill: 'none', stroke: CREAM, 'stroke-width': 4, 'stroke-opacity': 0.7 }),
    circle(0, 122, 74, { fill: 'none', stroke: CREAM, 'stroke-width': 3, 'stroke-opacity': 0.35 }),
  );
};

export const mobileCourses: Record<string, Motif> = {
  'flutter-from-scratch': flutter,
  'android-kotlin': android,
  'react-native-apps': reactNative,
  'ios-swift': ios,
};
