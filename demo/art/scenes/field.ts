/** Projects for people on the move and the things they carry. */

import { box, closed, disc, khatam, nuqta } from '../geometry.ts';
import { path, stroke } from '../svg.ts';
import {
  button,
  chips,
  list,
  paragraph,
  product,
  search,
  stat,
  steps,
  title,
} from '../ui/basics.ts';
import { barChart, donut, lineChart, progress, rings } from '../ui/charts.ts';
import { type Block, card, cols, grid, pad, rows } from '../ui/layout.ts';
import { calendar, map, shelves } from '../ui/plans.ts';
import { app, desk } from '../ui/shells.ts';
import { thumb } from '../ui/thumbs.ts';
import { board, register } from './parts.ts';
import type { Project } from './project.ts';

/** The stations of a journey, one under another. */
const stations =
  (done: number): Block =>
  (ui, b) => {
    const n = 6;
    const h = b.h / n;
    const x = b.x + b.w - 22;
    return (
      stroke(`M${x} ${b.y + h / 2}V${b.y + b.h - h / 2}`, ui.line, 5) +
      stroke(`M${x} ${b.y + h / 2}V${b.y + h * (done + 0.5)}`, ui.accent, 5) +
      Array.from({ length: n }, (_, i) => {
        const y = b.y + h * (i + 0.5);
        return (
          path(box(b.x, y - h / 2 + 5, b.w - 50, h - 10, 12), {
            fill: i === done ? ui.soft : '#FFFFFF',
            stroke: i === done ? ui.accent : ui.line,
            'stroke-width': i === done ? 2.4 : 1.4,
          }) +
          path(box(b.x + b.w - 66 - (b.w - 50) * 0.46, y - 12, (b.w - 50) * 0.46, 9, 4.5), {
            fill: ui.text,
          }) +
          path(box(b.x + b.w - 66 - (b.w - 50) * 0.66, y + 6, (b.w - 50) * 0.66, 7, 3.5), {
            fill: ui.muted,
          }) +
          path(closed(khatam(i === done ? 20 : 14, 22.5, [x, y])), {
            fill: i === done ? ui.lamp : i < done ? ui.accent : ui.line,
          })
        );
      }).join('')
    );
  };

/** The way to face: a compass with one lit direction. */
const compass: Block = (ui, b) => {
  const c: [number, number] = [b.x + b.w / 2, b.y + b.h / 2];
  const r = Math.min(b.w, b.h) / 2 - 6;
  return (
    path(disc(...c, r), { fill: '#FFFFFF', stroke: ui.accent, 'stroke-width': 6 }) +
    path(closed(khatam(r * 0.78, 22.5, c)), { fill: ui.soft }) +
    path(
      closed([
        [c[0] - r * 0.5, c[1] - r * 0.62],
        [c[0] + r * 0.14, c[1] - r * 0.08],
        [c[0] - r * 0.08, c[1] + r * 0.14],
      ]),
      { fill: ui.lamp, stroke: ui.text, 'stroke-width': 2.4 },
    ) +
    path(
      closed([
        [c[0] + r * 0.42, c[1] + r * 0.52],
        [c[0] + r * 0.14, c[1] - r * 0.08],
        [c[0] - r * 0.08, c[1] + r * 0.14],
      ]),
      { fill: ui.accent },
    ) +
    path(nuqta(...c, r * 0.1), { fill: ui.text })
  );
};

const dayRings: Block = app(
  0,
  rows(
    16,
    [14, title(0.4, 13)],
    [0.5, rings()],
    [76, grid(3, 1, 10, (i) => stat(i))],
    [0.4, card(barChart(7, 2), { pad: 14 })],
  ),
);

export const field: Record<string, Project> = {
  'warehouse-dashboard': {
    hue: 'devops',
    views: [
      {
        as: 'site',
        body: desk(0, board(shelves())),
        phone: app(
          2,
          rows(
            12,
            [0.42, thumb('box', 12)],
            [14, title(0.6, 13)],
            [11, progress(0.58)],
            [1, list(3)],
            [44, button()],
          ),
        ),
      },
      {
        as: 'site',
        body: desk(
          1,
          rows(
            16,
            [34, cols(14, [0.4, search()], [0.6, chips(4)])],
            [1, card(shelves(), { pad: 22 })],
          ),
        ),
      },
      { as: 'site', body: desk(3, register(9, [0.3, 0.2, 0.16, 0.16, 0.18])) },
      {
        as: 'tablet',
        body: pad(
          26,
          cols(
            22,
            [0.5, rows(14, [16, title(0.5)], [1, list(5, { kind: 'box' })])],
            [
              0.5,
              rows(16, [0.55, card(barChart(8), { pad: 20 })], [0.45, card(donut(), { pad: 16 })]),
            ],
          ),
        ),
      },
    ],
  },
  'hajj-guide-app': {
    hue: 'basics',
    views: [
      {
        as: 'phones',
        bodies: [
          app(0, stations(2)),
          app(1, rows(12, [1, map({ pins: 5, route: true })], [66, list(1, { kind: 'tent' })])),
          app(2, rows(16, [14, title(0.5, 13)], [0.5, compass], [1, list(4)])),
        ],
      },
      {
        as: 'phones',
        bodies: [
          app(0, stations(3)),
          app(
            0,
            rows(
              14,
              [0.36, thumb('tent', 14)],
              [16, title(0.7)],
              [1, paragraph(10, 9)],
              [44, button()],
            ),
          ),
        ],
      },
      {
        as: 'phones',
        bodies: [
          app(1, rows(12, [36, search()], [1, map({ pins: 7 })])),
          app(3, rows(12, [14, title(0.5, 13)], [1, list(6, { kind: 'person' })])),
        ],
      },
      {
        as: 'phones',
        bodies: [
          app(2, rows(16, [14, title(0.5, 13)], [0.6, compass], [1, list(3)])),
          app(3, rows(16, [0.5, card(calendar(20), { pad: 14 })], [1, list(4)])),
        ],
      },
    ],
  },
  'fitness-tracker': {
    hue: 'security',
    views: [
      {
        as: 'phones',
        bodies: [
          dayRings,
          app(
            1,
            rows(
              14,
              [0.42, thumb('shoe', 14)],
              [14, title(0.6, 13)],
              [1, card(lineChart(false), { pad: 14 })],
              [44, button()],
            ),
          ),
          app(
            2,
            rows(
              12,
              [0.6, map({ pins: 0, route: true })],
              [66, grid(3, 1, 10, (i) => stat(i + 1))],
              [1, card(barChart(9, 3), { pad: 14 })],
            ),
          ),
        ],
      },
      {
        as: 'phones',
        bodies: [
          dayRings,
          app(3, rows(14, [0.5, card(calendar(26), { pad: 14 })], [1, list(3, { kind: 'shoe' })])),
        ],
      },
      {
        as: 'phones',
        bodies: [
          app(
            1,
            rows(
              12,
              [26, chips(3)],
              [
                1,
                grid(2, 3, 12, (i) =>
                  product(i % 2 ? 'hills' : 'shoe', { price: false, share: 0.66 }),
                ),
              ],
            ),
          ),
          app(
            2,
            rows(12, [1, map({ pins: 0, route: true })], [80, grid(3, 1, 10, (i) => stat(i))]),
          ),
        ],
      },
      { as: 'tablet', body: pad(26, board(rings())) },
    ],
  },
  'fleet-tracking': {
    hue: 'devops',
    views: [
      {
        as: 'site',
        body: desk(
          1,
          rows(
            14,
            [1, map({ pins: 6, route: true })],
            [112, grid(3, 1, 14, () => list(1, { kind: 'truck' }))],
          ),
        ),
        phone: app(
          1,
          rows(
            12,
            [1, map({ pins: 0, route: true })],
            [34, steps(4, 1)],
            [66, list(1, { kind: 'truck' })],
            [44, button()],
          ),
        ),
      },
      { as: 'site', body: desk(2, register(9, [0.26, 0.2, 0.18, 0.18, 0.18])) },
      { as: 'site', body: desk(3, board(donut([0.5, 0.2, 0.2, 0.1]))) },
      {
        as: 'site',
        body: desk(
          1,
          cols(
            18,
            [0.34, rows(14, [38, search()], [1, list(6, { kind: 'truck' })])],
            [0.66, map({ pins: 8 })],
          ),
        ),
      },
    ],
  },
};
