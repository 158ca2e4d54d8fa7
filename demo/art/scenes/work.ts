/** Projects that heal, teach and employ. */

import {
  button,
  chips,
  form,
  list,
  paragraph,
  search,
  stat,
  steps,
  text,
  title,
} from '../ui/basics.ts';
import { barChart, donut, lineChart, progress } from '../ui/charts.ts';
import { type Block, card, cols, grid, pad, rows } from '../ui/layout.ts';
import { calendar, timetable } from '../ui/plans.ts';
import { app, desk, site } from '../ui/shells.ts';
import { thumb } from '../ui/thumbs.ts';
import { banner, board, checkout, done, pipeline, register, talk } from './parts.ts';
import type { Project } from './project.ts';

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

const session: Block = app(
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

export const work: Record<string, Project> = {
  'clinic-booking': {
    hue: 'data',
    views: [
      {
        as: 'site',
        body: site(rows(20, [190, banner('person')], [1, grid(4, 1, 18, () => doctor)])),
        phone: session,
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
      { as: 'phones', bodies: [session, app(1, done())] },
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
};
