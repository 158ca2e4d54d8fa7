/** Charts: bars, lines, shares. */
import { sample } from '../curves.ts';
import { box, closed, khatam, nuqta, open, type Point, polar } from '../geometry.ts';
import { mix } from '../palette.ts';
import { circle, path, stroke } from '../svg.ts';
import type { Block } from './layout.ts';

export function barChart(n: number, lit = n - 3): Block {
  return (ui, b) => {
    const w = b.w / n;
    return (
      [0, 1, 2, 3]
        .map((i) => stroke(`M${b.x} ${b.y + (b.h * i) / 3.2}H${b.x + b.w}`, ui.line, 1.2))
        .join('') +
      Array.from({ length: n }, (_, i) => {
        const h = b.h * (i === lit ? 0.95 : 0.3 + 0.25 * Math.sin(i * 0.9 + 1) + ui.s.rand() * 0.3);
        return path(
          box(b.x + b.w - (i + 1) * w + w * 0.18, b.y + b.h - h, w * 0.64, h, Math.min(6, w * 0.2)),
          { fill: i === lit ? ui.lamp : i % 2 ? ui.accent : mix(ui.accent, '#FFFFFF', 0.4) },
        );
      }).join('') +
      stroke(`M${b.x} ${b.y + b.h}H${b.x + b.w}`, ui.muted, 2)
    );
  };
}

export function lineChart(second = true): Block {
  return (ui, b) => {
    const series = (low: number, up: number): Point[] =>
      Array.from(
        { length: 8 },
        (_, i): Point => [
          b.x + b.w - (b.w * i) / 7,
          b.y + b.h * (1 - low - (up * i) / 7 - ui.s.rand() * 0.2),
        ],
      );
    const a = series(0.2, 0.45);
    const line = sample(a, 8);
    return (
      [0, 1, 2, 3]
        .map((i) => stroke(`M${b.x} ${b.y + (b.h * i) / 3}H${b.x + b.w}`, ui.line, 1.2))
        .join('') +
      path(`${open(line)}V${b.y + b.h}H${b.x + b.w}Z`, { fill: ui.accent, 'fill-opacity': 0.14 }) +
      (second ? stroke(open(sample(series(0.1, 0.2), 8)), ui.muted, 3) : '') +
      stroke(open(line), ui.accent, 4.5) +
      path(nuqta(...(a.at(-2) as Point), 9), { fill: ui.lamp, stroke: ui.text, 'stroke-width': 2 })
    );
  };
}

function arc(c: Point, r: number, from: number, to: number): string {
  const a = polar(r, from, c);
  const e = polar(r, to, c);
  return `M${a[0].toFixed(1)} ${a[1].toFixed(1)}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${e[0].toFixed(1)} ${e[1].toFixed(1)}`;
}

export function donut(parts: readonly number[] = [0.42, 0.28, 0.18, 0.12]): Block {
  return (ui, b) => {
    const r = Math.min(b.w, b.h) / 2 - 12;
    const c: Point = [b.x + b.w / 2, b.y + b.h / 2];
    const fills = [ui.accent, ui.lamp, mix(ui.accent, '#FFFFFF', 0.5), ui.line];
    let from = -90;
    return (
      parts
        .map((share, i) => {
          const svg = stroke(
            arc(c, r, from + 2, from + share * 360 - 2),
            fills[i % 4] ?? ui.accent,
            r * 0.4,
            { 'stroke-linecap': 'butt' },
          );
          from += share * 360;
          return svg;
        })
        .join('') + path(box(c[0] - r * 0.34, c[1] - 7, r * 0.68, 14, 7), { fill: ui.text })
    );
  };
}

/** Rings of a day's movement. */
export function rings(): Block {
  return (ui, b) => {
    const c: Point = [b.x + b.w / 2, b.y + b.h / 2];
    const r = Math.min(b.w, b.h) / 2 - 10;
    return (
      [0.82, 0.64, 0.48]
        .map((share, i) => {
          const radius = r * (1 - i * 0.26);
          const color = [ui.lamp, ui.accent, mix(ui.accent, '#FFFFFF', 0.45)][i] ?? ui.accent;
          return (
            circle(...c, radius, { fill: 'none', stroke: ui.soft, 'stroke-width': r * 0.19 }) +
            stroke(arc(c, radius, -90, -90 + 360 * share), color, r * 0.19)
          );
        })
        .join('') + path(closed(khatam(r * 0.2, 22.5, c)), { fill: ui.text })
    );
  };
}

/** A share of a goal. */
export function progress(share: number): Block {
  return (ui, b) =>
    path(box(b.x, b.y, b.w, b.h, b.h / 2), { fill: ui.soft }) +
    path(box(b.x + b.w * (1 - share), b.y, b.w * share, b.h, b.h / 2), { fill: ui.accent }) +
    path(nuqta(b.x + b.w * (1 - share), b.y + b.h / 2, b.h), { fill: ui.lamp });
}
