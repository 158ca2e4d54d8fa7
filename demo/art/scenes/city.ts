import {
  button,
  chips,
  fill,
  list,
  paragraph,
  product,
  search,
  stat,
  text,
  title,
  white,
} from '../ui/basics.ts';
import { barChart, lineChart, progress } from '../ui/charts.ts';
import { type Block, card, cols, grid, pad, rows, stack } from '../ui/layout.ts';
import { calendar, map, qr, seats } from '../ui/plans.ts';
import { app, site } from '../ui/shells.ts';
import { type Kind, thumb } from '../ui/thumbs.ts';
import { banner, board, detail, done, phoneShop } from './parts.ts';
import type { Project } from './project.ts';

const campaign = (kind: Kind, share: number): Block =>
  card(
    rows(
      12,
      [1, thumb(kind, 8)],
      [12, title(0.8, 11)],
      [10, text([0.6], { h: 7 })],
      [11, progress(share)],
      [32, button()],
    ),
    { pad: 12 },
  );

const gifts: Kind[] = ['hands', 'tent', 'book', 'house', 'box', 'hands'];

const giving: Block = site(
  rows(
    20,
    [188, banner('hands')],
    [1, grid(3, 1, 20, (i) => campaign(gifts[i] ?? 'hands', 0.4 + (i % 3) * 0.2))],
  ),
);

const amounts: Block = app(
  1,
  rows(
    14,
    [14, title(0.6, 13)],
    [
      130,
      grid(3, 2, 10, (i) =>
        card(pad(0, text([0.6], { h: 12, color: (ui) => ui.text, center: true }), 6), {
          fill: (ui) => (i === 1 ? ui.lamp : '#FFFFFF'),
        }),
      ),
    ],
    [11, progress(0.62)],
    [1, list(3)],
    [46, button()],
  ),
);

const ticket: Block = stack(
  fill((ui) => ui.deep, 22),
  pad(
    20,
    rows(
      16,
      [0.34, thumb('stage', 14)],
      [18, text([0.7], { h: 15, color: white })],
      [24, text([0.9, 0.6], { h: 8, gap: 9, color: (ui) => ui.lamp })],
      [0.5, card(qr(), { pad: 16 })],
      [12, text([0.5], { h: 8, color: white, center: true })],
    ),
  ),
);

const events: Kind[] = ['stage', 'gate', 'hills', 'book', 'stage', 'cup'];

export const city: Record<string, Project> = {
  'charity-donations': {
    hue: 'basics',
    views: [
      { as: 'site', body: giving, phone: amounts },
      {
        as: 'site',
        body: site(
          cols(
            28,
            [
              0.6,
              rows(16, [0.5, thumb('hands', 14)], [22, title(0.8, 18)], [0.4, paragraph(6, 9)]),
            ],
            [
              0.4,
              card(
                rows(
                  16,
                  [16, title(0.6, 14)],
                  [14, progress(0.72)],
                  [26, text([0.8, 0.5], { h: 9 })],
                  [44, button()],
                  [1, list(4)],
                ),
                { pad: 22 },
              ),
            ],
          ),
        ),
      },
      { as: 'site', body: site(board(barChart(6, 1))) },
      { as: 'phones', bodies: [amounts, app(1, done())] },
    ],
  },
  'event-tickets': {
    hue: 'security',
    views: [
      {
        as: 'site',
        body: site(
          rows(
            20,
            [200, banner('stage')],
            [1, grid(4, 1, 18, (i) => product(events[i] ?? 'stage'))],
          ),
        ),
        phone: pad(14, ticket, 44),
      },
      {
        as: 'site',
        body: site(
          cols(
            28,
            [0.68, card(seats(), { pad: 24 })],
            [
              0.32,
              rows(
                16,
                [18, title(0.8, 16)],
                [28, text([0.9, 0.6], { h: 8 })],
                [1, list(4)],
                [46, button()],
              ),
            ],
          ),
        ),
      },
      { as: 'phones', bodies: [phoneShop(['stage', 'gate', 'hills', 'cup']), pad(14, ticket, 44)] },
      {
        as: 'site',
        body: site(
          cols(
            26,
            [0.4, card(calendar(), { pad: 22 })],
            [0.6, rows(14, [18, title(0.4, 16)], [1, list(5, { kind: 'stage' })])],
          ),
        ),
      },
    ],
  },
  'real-estate-map': {
    hue: 'devops',
    views: [
      {
        as: 'site',
        body: rows(0, [
          1,
          cols(
            0,
            [
              0.38,
              pad(22, rows(14, [40, search()], [28, chips(3)], [1, list(5, { kind: 'house' })])),
            ],
            [0.62, map({ pins: 8, tags: true })],
          ),
        ]),
        phone: app(
          1,
          rows(
            12,
            [0.45, thumb('tower', 12)],
            [14, title(0.8, 13)],
            [0.2, paragraph(3)],
            [0.3, map({ pins: 1 })],
            [44, button()],
          ),
        ),
      },
      { as: 'site', body: site(detail('house', ['gate', 'house', 'hills', 'tower'])) },
      {
        as: 'site',
        body: site(
          grid(3, 2, 20, (i) => product((['house', 'tower', 'gate'] as const)[i % 3] ?? 'house')),
        ),
      },
      {
        as: 'site',
        body: site(
          rows(
            18,
            [96, grid(4, 1, 16, stat)],
            [1, cols(18, [0.5, card(lineChart(), { pad: 22 })], [0.5, map({ pins: 5 })])],
          ),
        ),
      },
    ],
  },
};
