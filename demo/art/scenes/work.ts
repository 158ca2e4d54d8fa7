/** Projects that teach, heal, guide, store and move. */

import type { View } from '../frames.ts';
import { box, closed, disc, khatam, nuqta } from '../geometry.ts';
import { path, stroke } from '../svg.ts';
import {
  app,
  button,
  chips,
  desk,
  form,
  list,
  paragraph,
  product,
  search,
  site,
  stat,
  steps,
  table,
  text,
  title,
} from '../ui/basics.ts';
import {
  barChart,
  calendar,
  donut,
  lineChart,
  map,
  progress,
  rings,
  shelves,
  timetable,
} from '../ui/charts.ts';
import { type Block, card, cols, grid, pad, rows } from '../ui/layout.ts';
import { thumb } from '../ui/thumbs.ts';
import { banner, board, checkout, done, pipeline, register, talk } from './parts.ts';

const slots: Block = grid(3, 2, 10, (i) =>
  card(
    pad(0, text([0.7], { h: 8, color: (ui) => (i === 4 ? ui.text : ui.accent), center: true }), 0),
    { pad: 13, fill: (ui) => (i === 4 ? ui.lamp : i % 4 === 3 ? ui.soft : '#FFFFFF') },
  ),
);
const doctor: Block = card(
  rows(
    12,
    [1, thumb('person', 10)],
    [12, title(0.7, 11)],
    [8, text([0.45], { h: 7 })],
    [34, button()],
  ),
  { pad: 14 },
);
const visit: Block = app(
  1,
  rows(
    12,
    [64, list(1, { kind: 'person' })],
    [12, title(0.4, 11)],
    [1, calendar(24)],
    [94, slots],
    [44, button()],
  ),
);

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

/** A poem: verses in two halves, with a dot between. */
const poem =
  (n: number): Block =>
  (ui, b) => {
    const h = b.h / n;
    const half = b.w * 0.42;
    return Array.from({ length: n }, (_, i) => {
      const y = b.y + (i + 0.5) * h;
      const [p, q] = [0.78 + ui.s.rand() * 0.22, 0.78 + ui.s.rand() * 0.22];
      return (
        path(box(b.x + b.w - half, y - 5, half * p, 10, 5), { fill: ui.text }) +
        path(box(b.x + half * (1 - q), y - 5, half * q, 10, 5), { fill: ui.text }) +
        path(nuqta(b.x + b.w / 2, y, 8), { fill: i === 1 ? ui.lamp : ui.accent })
      );
    }).join('');
  };

/** Spines on shelves. */
const spines: Block = (ui, b) => {
  let out = '';
  const h = b.h / 3;
  for (let row = 0; row < 3; row++) {
    let x = b.x + 6;
    while (x < b.x + b.w - 26) {
      const w = 16 + ui.s.rand() * 20;
      const tall = h * (0.62 + ui.s.rand() * 0.24);
      const pick = ui.s.rand();
      out +=
        path(box(x, b.y + (row + 1) * h - 12 - tall, w, tall, 3), {
          fill: pick < 0.12 ? ui.lamp : pick < 0.5 ? ui.accent : pick < 0.75 ? ui.deep : ui.soft,
        }) +
        path(box(x + 4, b.y + (row + 1) * h - 12 - tall * 0.8, w - 8, 5, 2), {
          fill: '#FFFFFF',
          'fill-opacity': 0.6,
        });
      x += w + 3;
    }
    out += path(box(b.x, b.y + (row + 1) * h - 12, b.w, 8, 3), { fill: ui.text });
  }
  return out;
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

export const work: Record<
  string,
  { hue: 'basics' | 'web' | 'mobile' | 'data' | 'security' | 'devops'; views: View[] }
> = {
  'clinic-booking': {
    hue: 'data',
    views: [
      {
        as: 'site',
        body: site(rows(20, [190, banner('person')], [1, grid(4, 1, 18, () => doctor)])),
        phone: visit,
      },
      {
        as: 'site',
        body: site(
          rows(
            18,
            [40, cols(14, [0.4, search()], [0.6, chips(6)])],
            [1, grid(4, 2, 16, () => doctor)],
          ),
        ),
      },
      { as: 'phones', bodies: [visit, app(1, done())] },
      { as: 'site', body: site(checkout('person')) },
      {
        as: 'site',
        body: desk(
          1,
          rows(
            18,
            [18, title(0.3, 17)],
            [
              1,
              cols(
                18,
                [0.64, card(timetable(), { pad: 16 })],
                [
                  0.36,
                  rows(
                    14,
                    [0.5, card(calendar(), { pad: 16 })],
                    [0.5, list(3, { kind: 'person' })],
                  ),
                ],
              ),
            ],
          ),
        ),
      },
      { as: 'site', body: desk(0, board()) },
    ],
  },
  'school-portal': {
    hue: 'web',
    views: [
      {
        as: 'site',
        body: desk(0, rows(18, [84, grid(4, 1, 16, stat)], [1, card(timetable(), { pad: 16 })])),
        phone: app(
          0,
          rows(12, [14, title(0.5, 13)], [0.4, card(barChart(6, 1), { pad: 14 })], [1, list(4)]),
        ),
      },
      { as: 'site', body: desk(2, register(8, [0.28, 0.18, 0.18, 0.18, 0.18])) },
      {
        as: 'site',
        body: desk(
          3,
          cols(
            20,
            [0.6, rows(14, [16, title(0.4)], [1, list(6, { kind: 'book' })])],
            [
              0.4,
              rows(
                16,
                [0.5, card(donut(), { pad: 18 })],
                [0.5, card(lineChart(false), { pad: 20 })],
              ),
            ],
          ),
        ),
      },
      {
        as: 'phones',
        bodies: [
          app(1, rows(12, [14, title(0.5, 13)], [1, list(6, { kind: 'book' })])),
          app(2, talk(6)),
        ],
      },
    ],
  },
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
  'job-board': {
    hue: 'web',
    views: [
      {
        as: 'site',
        body: site(
          cols(
            24,
            [0.28, card(rows(18, [14, title(0.6, 12)], [1, form(5)], [40, button()]), { pad: 18 })],
            [0.72, rows(14, [42, search()], [28, chips(6)], [1, list(6)])],
          ),
        ),
        phone: app(0, rows(12, [36, search()], [26, chips(3)], [1, list(5)])),
      },
      {
        as: 'site',
        body: site(
          cols(
            28,
            [
              0.64,
              rows(
                16,
                [70, list(1)],
                [22, title(0.6, 18)],
                [0.5, paragraph(8, 9)],
                [18, title(0.3, 14)],
                [0.4, paragraph(6, 9)],
              ),
            ],
            [
              0.36,
              card(
                rows(16, [46, button()], [44, button(false)], [14, title(0.5, 12)], [1, list(4)]),
                { pad: 20 },
              ),
            ],
          ),
        ),
      },
      { as: 'site', body: desk(2, pipeline()) },
      {
        as: 'site',
        body: site(
          cols(
            26,
            [
              0.34,
              card(
                rows(
                  14,
                  [180, thumb('person', 90)],
                  [18, title(0.6, 15)],
                  [30, text([0.9, 0.7], { h: 8 })],
                  [11, progress(0.8)],
                  [1, chips(3)],
                  [44, button()],
                ),
                { pad: 26 },
              ),
            ],
            [0.66, rows(16, [40, steps(5, 2)], [1, card(form(5), { pad: 24 })])],
          ),
        ),
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
  'poetry-library': {
    hue: 'security',
    views: [
      {
        as: 'site',
        body: site(
          cols(
            30,
            [0.3, rows(14, [38, search()], [1, list(5, { kind: 'book', tag: false })])],
            [
              0.7,
              card(
                rows(
                  22,
                  [26, text([0.4], { h: 20, color: (ui) => ui.accent, center: true })],
                  [12, text([0.22], { h: 8, center: true })],
                  [1, poem(8)],
                ),
                { pad: 36 },
              ),
            ],
          ),
        ),
        phone: app(
          0,
          rows(
            16,
            [20, text([0.6], { h: 15, color: (ui) => ui.accent, center: true })],
            [1, poem(9)],
            [40, cols(10, [0.5, button()], [0.5, button(false)])],
          ),
        ),
      },
      {
        as: 'site',
        body: site(
          rows(
            20,
            [18, title(0.3, 17)],
            [
              1,
              grid(4, 2, 18, () =>
                card(
                  rows(
                    14,
                    [16, text([0.7], { h: 12, color: (ui) => ui.accent, center: true })],
                    [1, poem(4)],
                    [10, text([0.4], { h: 7, center: true })],
                  ),
                  { pad: 18 },
                ),
              ),
            ],
          ),
        ),
      },
    ],
  },
  'library-archive': {
    hue: 'mobile',
    views: [
      {
        as: 'site',
        body: site(
          cols(
            26,
            [0.62, rows(16, [42, search()], [28, chips(6)], [1, card(spines, { pad: 20 })])],
            [
              0.38,
              rows(
                16,
                [0.5, thumb('book', 14)],
                [20, title(0.8, 16)],
                [0.3, paragraph(4, 8)],
                [1, card(table(4, [0.6, 0.4]), { pad: 14 })],
                [44, button()],
              ),
            ],
          ),
        ),
        phone: app(
          0,
          rows(
            12,
            [36, search()],
            [1, grid(2, 2, 12, () => product('book', { price: false, share: 0.7 }))],
          ),
        ),
      },
    ],
  },
};
