/** The three grounds: ink with a lit screen (courses), paper (articles), the hue in mid light (services). */

import { arch, closed, disc, distance, khatam, type Point } from './geometry.ts';
import { screen } from './girih.ts';
import { glow, litCells, shafts } from './light.ts';
import { EMBER, INK, LAMP, LAMP_DEEP, mix, WARM_PAPER } from './palette.ts';
import type { Sheet } from './sheet.ts';
import { circle, g, path, rect, stroke } from './svg.ts';

/** Where the screen stands: over all, as a pointed window, as a round one, or as a wall at one side. */
export type Opening = 'field' | 'arch' | 'round' | 'wall';

export function inkGround(s: Sheet, hero: Point, opening: Opening): string {
  const { width: w, height: h, tone } = s;
  const deep = mix(tone.ground, INK, 0.45);
  const base = s.radial(s.lamp, w * 0.85, [
    [0, mix(tone.ground, tone.hue, 0.34)],
    [0.35, mix(tone.ground, tone.hue, 0.1)],
    [1, deep],
  ]);
  const cells = screen(w, h, 132, 62, s.lamp);
  const window = opening === 'arch' || opening === 'round';
  const lit = litCells(s, cells, window ? { reach: 430, strength: 1, far: 0.2 } : { reach: 330 });
  return g(
    {},
    rect(0, 0, w, h, { fill: base }),
    framed(s, hero, opening, lit),
    glow(s, 480, 0.85),
    shafts(s, 900),
    // A quiet place behind the hero, so that its outline is read before the pattern is.
    circle(hero[0], hero[1], 380, {
      fill: s.radial(hero, 380, [
        [0, deep, 0.72],
        [0.6, deep, 0.42],
        [1, deep, 0],
      ]),
    }),
  );
}

function framed(s: Sheet, hero: Point, opening: Opening, lit: string): string {
  const edge = mix(s.tone.hue, LAMP, 0.35);
  const line = (d: string) =>
    stroke(d, edge, 2.2, { 'stroke-opacity': 0.55 }) +
    stroke(d, edge, 1, { 'stroke-opacity': 0.28, transform: 'translate(0 0)' });
  const fade = s.radial(s.lamp, 760, [
    [0, '#ffffff', 1],
    [0.55, '#ffffff', 0.75],
    [1, '#ffffff', 0.1],
  ]);
  const all = s.mask(rect(0, 0, s.width, s.height, { fill: fade }), lit);
  if (opening === 'field') return all;
  if (opening === 'arch') {
    const d = arch(hero[0], s.height + 20, 660, 708, 430);
    return s.clip(d, lit) + line(d) + line(arch(hero[0], s.height + 20, 688, 728, 430));
  }
  if (opening === 'round') {
    const d = disc(hero[0], hero[1], 318);
    return s.clip(d, lit) + line(d) + line(disc(hero[0], hero[1], 330));
  }
  const right = s.lamp[0] > s.width / 2;
  const x = right ? s.lamp[0] - 190 : s.lamp[0] + 190;
  const d = right
    ? `M${x} -10V${s.height + 10}H${s.width + 10}V-10Z`
    : `M-10 -10V${s.height + 10}H${x}V-10Z`;
  return (
    s.clip(d, lit) +
    line(`M${x} -10V${s.height + 10}`) +
    line(`M${right ? x - 10 : x + 10} -10V${s.height + 10}`)
  );
}

/** Paper with the screen's shadow falling on it from a window, and one warm patch of light. */
export function paperGround(s: Sheet, hero: Point, shape: number): string {
  const { width: w, height: h, tone } = s;
  const paper = mix(WARM_PAPER, tone.hue, 0.025);
  const backdrop =
    shape === 0
      ? arch(hero[0], h - 4, 600, 690, 420)
      : shape === 1
        ? closed(khatam(356, 22.5, hero))
        : disc(hero[0], hero[1] - 6, 312);
  const cells = screen(w, h, 150, 62, s.lamp);
  const lines = cells
    .map(({ points }) => {
      const near = Math.exp(-((distance(points[0] ?? s.lamp, s.lamp) / 380) ** 2));
      return stroke(
        `M${points.map((p) => `${p[0].toFixed(1)} ${p[1].toFixed(1)}`).join('L')}Z`,
        mix(tone.hue, LAMP_DEEP, 0.55),
        1.5,
        {
          'stroke-opacity': 0.05 + near * 0.42,
        },
      );
    })
    .join('');
  return g(
    {},
    rect(0, 0, w, h, { fill: paper }),
    circle(s.lamp[0], s.lamp[1], 560, {
      fill: s.radial(s.lamp, 560, [
        [0, LAMP, 0.42],
        [0.4, LAMP, 0.14],
        [1, LAMP, 0],
      ]),
    }),
    lines,
    path(backdrop, { fill: paper }),
    path(backdrop, { fill: mix(tone.hue, WARM_PAPER, 0.35), 'fill-opacity': 0.24 }),
    stroke(backdrop, tone.base, 2.4, { 'stroke-opacity': 0.55 }),
  );
}

/** A wall of the hue with a floor, for things that stand. */
export function hueGround(s: Sheet): string {
  const { width: w, height: h, tone } = s;
  const wall = mix(tone.base, tone.ground, 0.38);
  const base = s.radial(s.lamp, w * 0.8, [
    [0, mix(wall, EMBER, 0.45)],
    [0.3, mix(wall, tone.bright, 0.2)],
    [1, mix(wall, tone.ground, 0.25)],
  ]);
  const lit = litCells(s, screen(w, h, 132, 62, s.lamp), { reach: 300, strength: 0.8, far: 0.02 });
  return g({}, rect(0, 0, w, h, { fill: base }), lit);
}
