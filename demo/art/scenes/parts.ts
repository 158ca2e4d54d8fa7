/** Screens that more than one project has. */

import { box, closed, khatam } from '../geometry.ts';
import { mix } from '../palette.ts';
import { path } from '../svg.ts';
import {
  button,
  chips,
  fill,
  form,
  list,
  muted,
  paragraph,
  product,
  search,
  stat,
  steps,
  table,
  text,
  title,
  white,
} from '../ui/basics.ts';
import { barChart, donut, lineChart, progress } from '../ui/charts.ts';
import { type Block, card, cols, grid, pad, rows, stack } from '../ui/layout.ts';
import { app } from '../ui/shells.ts';
import { type Kind, thumb } from '../ui/thumbs.ts';

/** A wide banner: words at the right, a picture at the left. */
export function banner(kind: Kind): Block {
  return stack(
    fill((ui) => ui.deep, 16),
    cols(
      0,
      [
        0.6,
        pad(
          30,
          rows(
            14,
            [20, text([0.8], { h: 19, color: white })],
            [19, text([0.55], { h: 19, color: (ui) => ui.lamp })],
            [24, text([0.7], { h: 8, color: (ui) => mix(ui.accent, '#FFFFFF', 0.4) })],
            [38, cols(12, [120, button()], [1, () => ''])],
          ),
          26,
        ),
      ],
      [0.4, pad(12, thumb(kind, 12))],
    ),
  );
}

export function shop(kinds: readonly Kind[], columns: number, lines: number): Block {
  return rows(
    18,
    [38, cols(14, [0.4, search()], [0.6, chips(5)])],
    [1, grid(columns, lines, 18, (i) => product(kinds[i % kinds.length] ?? 'box'))],
  );
}

export function board(second: Block = donut()): Block {
  return rows(
    18,
    [18, title(0.3, 17)],
    [96, grid(4, 1, 16, stat)],
    [
      1,
      cols(
        18,
        [0.62, card(rows(16, [12, title(0.3, 11)], [1, lineChart()]), { pad: 20 })],
        [0.38, card(rows(16, [12, title(0.5, 11)], [1, second]), { pad: 20 })],
      ),
    ],
    [0.62, card(barChart(14), { pad: 20 })],
  );
}

export function register(n: number, columns: readonly number[]): Block {
  return rows(
    18,
    [38, cols(14, [0.34, search()], [1, () => ''], [120, button()])],
    [1, card(table(n, columns), { pad: 18 })],
  );
}

/** The first screen of a shop on a phone. */
export const phoneShop = (kinds: readonly Kind[]): Block =>
  app(
    0,
    rows(
      12,
      [36, search()],
      [26, chips(4)],
      [1, grid(2, 2, 12, (i) => product(kinds[i % kinds.length] ?? 'box'))],
    ),
  );

export function detail(kind: Kind, more: readonly Kind[]): Block {
  return cols(
    30,
    [
      0.42,
      rows(
        16,
        [26, title(0.85, 22)],
        [18, text([0.4], { h: 14, color: (ui) => ui.accent })],
        [1, paragraph(6, 9)],
        [34, chips(3)],
        [46, cols(14, [0.6, button()], [0.4, button(false)])],
      ),
    ],
    [
      0.58,
      rows(
        14,
        [1, thumb(kind, 14)],
        [88, grid(4, 1, 12, (i) => thumb(more[i % more.length] ?? kind))],
      ),
    ],
  );
}

export function checkout(kind: Kind): Block {
  return cols(
    30,
    [
      0.58,
      rows(
        22,
        [40, steps(4, 1)],
        [1, card(form(4), { pad: 22 })],
        [46, cols(14, [0.4, button()], [0.6, () => ''])],
      ),
    ],
    [
      0.42,
      card(
        rows(
          14,
          [14, title(0.4, 12)],
          [1, list(3, { kind })],
          [12, progress(0.7)],
          [20, text([0.6], { h: 14, color: (ui) => ui.text })],
        ),
        { pad: 20 },
      ),
    ],
  );
}

/** Columns of cards that move from the right to the left. */
export function pipeline(): Block {
  const counts = [4, 3, 3, 2];
  return rows(
    18,
    [18, title(0.3, 17)],
    [
      1,
      grid(4, 1, 16, (c) =>
        stack(
          fill((ui) => ui.soft, 12),
          pad(
            12,
            rows(
              12,
              [14, title(0.45, 11)],
              ...Array.from(
                { length: counts[c] ?? 3 },
                (_, i) =>
                  [
                    104,
                    card(
                      rows(
                        10,
                        [10, text([0.7], { h: 9, color: (ui) => ui.text })],
                        [10, text([0.9, 0.5], { h: 7, gap: 8 })],
                        [1, () => ''],
                      ),
                      { fill: (ui) => (c === 2 && i === 0 ? ui.lamp : '#FFFFFF') },
                    ),
                  ] as const,
              ),
              [1, () => ''],
            ),
          ),
        ),
      ),
    ],
  );
}

/** A picture with the words of an article beside or under it. */
export function story(kind: Kind, share = 0.56): Block {
  return rows(12, [share, thumb(kind, 10)], [14, title(0.9, 12)], [1 - share, paragraph(2, 8)]);
}

/** One thing to hold up: a mark, a line, a button. */
export function done(): Block {
  return rows(
    16,
    [0.3, () => ''],
    [
      96,
      (ui, b) =>
        path(closed(khatam(48, 22.5, [b.x + b.w / 2, b.y + 48])), { fill: ui.lamp }) +
        path(`M${b.x + b.w / 2 - 20} ${b.y + 48}l14 15l27 -32`, {
          fill: 'none',
          stroke: ui.text,
          'stroke-width': 8,
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
        }),
    ],
    [16, text([0.6], { h: 14, color: (ui) => ui.text, center: true })],
    [24, text([0.8, 0.5], { h: 8, gap: 9, color: muted, center: true })],
    [0.4, () => ''],
    [44, button()],
  );
}

/** Words spoken from both sides. */
export function talk(n: number): Block {
  return (ui, b) =>
    Array.from({ length: n }, (_, i) => {
      const mine = i % 2 === 0;
      const w = b.w * (0.56 + ui.s.rand() * 0.18);
      const h = b.h / n - 14;
      const x = mine ? b.x + b.w - w : b.x;
      return (
        path(box(x, b.y + i * (h + 14), w, h, 16), {
          fill: mine ? ui.accent : '#FFFFFF',
          stroke: mine ? 'none' : ui.line,
          'stroke-width': 1.4,
        }) +
        text([0.9, 0.6], { h: 8, gap: 9, color: mine ? white : muted })(ui, {
          x: x + 16,
          y: b.y + i * (h + 14) + h / 2 - 13,
          w: w - 32,
          h: 24,
        })
      );
    }).join('');
}
