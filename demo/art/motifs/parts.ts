/** Things that several pictures share: a phone, bars of code, braces, chevrons, an arrow head. */
import { ribbon, sample } from '../curves.ts';
import { box, closed, nuqta, type Point } from '../geometry.ts';
import { piece } from '../light.ts';
import { INK, LAMP, mix } from '../palette.ts';
import type { Sheet } from '../sheet.ts';
import { g, path } from '../svg.ts';

export type Motif = (s: Sheet) => string;

/** A standing phone whose screen is left dark for `inside` to be drawn on. */
export function phone(
  s: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  ...inside: string[]
): string {
  const r = w * 0.13;
  const screen = box(x + 11, y + 11, w - 22, h - 22, r - 8);
  return g(
    {},
    piece(s, box(x, y, w, h, r), mix(s.tone.base, s.tone.ground, 0.35), { depth: 20, rim: 3.4 }),
    path(screen, { fill: mix(s.tone.ground, INK, 0.55) }),
    s.clip(screen, ...inside),
    path(box(x + w / 2 - 24, y + 22, 48, 7, 3.5), { fill: mix(s.tone.base, s.tone.ground, 0.5) }),
  );
}

/** Rows of bars that stand for text or code; each row lists [indent, width, colour]. */
export function bars(
  x: number,
  y: number,
  rows: readonly (readonly [number, number, string])[],
  o: { height?: number; gap?: number; rtl?: boolean } = {},
): string {
  const { height = 12, gap = 24, rtl = false } = o;
  return rows
    .map(([indent, w, fill], i) =>
      path(box(rtl ? x - indent - w : x + indent, y + i * gap, w, height, height / 2), { fill }),
    )
    .join('');
}

/** A brace drawn with the reed pen in two strokes that meet in a point; `dir` 1 opens, -1 closes. */
export function brace(x: number, h: number, w: number, pen: number, dir: 1 | -1, y = 0): string {
  const half = (sign: 1 | -1) => {
    const p = (dx: number, dy: number): Point => [x + dir * dx * w, y + sign * dy * h];
    const line = sample(
      [p(0.66, 0.5), p(0.24, 0.46), p(0.06, 0.34), p(0.06, 0.17), p(-0.08, 0.06), p(-0.5, 0)],
      12,
    );
    return ribbon(
      line,
      (t) =>
        pen *
        (0.34 + 0.66 * Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.95)) ** 0.8) *
        (t > 0.8 ? (1 - t) * 4 + 0.2 : 1),
    );
  };
  return half(-1) + half(1);
}

/** A chevron with cut ends; `dir` 1 points to the right. */
export function chevron(
  x: number,
  y: number,
  w: number,
  h: number,
  thick: number,
  dir: 1 | -1,
): string {
  const p = (dx: number, dy: number): Point => [x + dir * dx, y + dy];
  return closed([
    p(-w / 2, -h / 2),
    p(-w / 2 + thick, -h / 2),
    p(w / 2, 0),
    p(-w / 2 + thick, h / 2),
    p(-w / 2, h / 2),
    p(w / 2 - thick, 0),
  ]);
}

/** A lit nuqta with its own halo, the mark of "here". */
export function flame(s: Sheet, x: number, y: number, r: number): string {
  const halo = s.radial([x, y], r * 3.4, [
    [0, LAMP, 0.75],
    [0.4, LAMP, 0.22],
    [1, LAMP, 0],
  ]);
  return (
    path(nuqta(x, y, r * 3.4), { fill: halo }) +
    path(nuqta(x, y, r), { fill: LAMP }) +
    path(nuqta(x, y, r * 0.5), { fill: '#FFF0CC' })
  );
}
