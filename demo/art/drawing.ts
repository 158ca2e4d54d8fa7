/** The drawing style of the articles: ink outlines on paper, flat fills, and a shadow offset to one side. */
import { INK_900, mix, PAPER } from './palette.ts';
import type { Sheet } from './sheet.ts';
import { path, stroke } from './svg.ts';

const LINE = 6.5;

export function inked(
  s: Sheet,
  d: string,
  fill: string,
  o: { slip?: number; line?: number } = {},
): string {
  const { slip = 16, line = LINE } = o;
  const [dx, dy] = [-s.light[0] * slip, Math.abs(s.light[1]) * slip * 0.6 + slip * 0.35];
  const shadow =
    slip > 0
      ? path(d, {
          fill: mix(mix(PAPER, s.tone.hue, 0.34), INK_900, 0.08),
          transform: `translate(${dx.toFixed(1)} ${dy.toFixed(1)})`,
        })
      : '';
  return `${shadow}${path(d, { fill })}${stroke(d, INK_900, line)}`;
}

export function line(d: string, width = LINE, color = INK_900): string {
  return stroke(d, color, width);
}
