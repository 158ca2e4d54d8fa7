/** Projects that sell, give, feed and invite. */
import type { View } from '../frames.ts';
import {
  app,
  button,
  chips,
  fill,
  list,
  paragraph,
  product,
  search,
  site,
  stat,
  steps,
  text,
  title,
  white,
} from '../ui/basics.ts';
import { barChart, calendar, lineChart, map, progress, qr, seats } from '../ui/charts.ts';
import { type Block, card, cols, empty, grid, pad, rows, stack } from '../ui/layout.ts';
import { type Kind, thumb } from '../ui/thumbs.ts';
import { banner, board, checkout, detail, done, shop, story } from './parts.ts';

const phoneShop = (kinds: readonly Kind[]): Block =>
  app(
    0,
    rows(
      12,
      [36, search()],
      [26, chips(4)],
      [1, grid(2, 2, 12, (i) => product(kinds[i % kinds.length] ?? 'box'))],
    ),
  );
const phoneItem = (kind: Kind): Block =>
  app(
    0,
    rows(
      14,
      [0.5, thumb(kind, 14)],
      [16, title(0.7)],
      [12, text([0.4], { h: 11, color: (ui) => ui.accent })],
      [0.3, paragraph(4)],
      [46, button()],
    ),
  );
const phoneCart = (kind: Kind): Block =>
  app(
    1,
    rows(
      14,
      [14, title(0.5, 13)],
      [1, list(4, { kind })],
      [10, progress(0.66)],
      [
        30,
        cols(
          0,
          [0.5, text([0.7], { h: 9 })],
          [0.5, text([0.5], { h: 14, color: (ui) => ui.text })],
        ),
      ],
      [46, button()],
    ),
  );
const phoneTrack: Block = app(
  2,
  rows(
    12,
    [1, map({ pins: 0, route: true })],
    [34, steps(4, 2)],
    [64, list(1, { kind: 'person' })],
  ),
);

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

export const shops: Record<
  string,
  { hue: 'basics' | 'web' | 'mobile' | 'data' | 'security' | 'devops'; views: View[] }
> = {
  'grocery-delivery': {
    hue: 'data',
    views: [
      {
        as: 'phones',
        bodies: [phoneShop(['fruit', 'box', 'cup', 'fruit']), phoneCart('fruit'), phoneTrack],
      },
      { as: 'phones', bodies: [phoneShop(['fruit', 'cup', 'box', 'fruit']), phoneItem('fruit')] },
      { as: 'site', body: site(shop(['fruit', 'box', 'cup', 'dish'], 4, 2)) },
      { as: 'phones', bodies: [phoneTrack, app(2, done())] },
    ],
  },
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
  'restaurant-menu-qr': {
    hue: 'mobile',
    views: [
      {
        as: 'tablet',
        body: pad(
          26,
          rows(
            18,
            [34, chips(7)],
            [1, grid(4, 2, 16, (i) => product(i % 3 === 2 ? 'cup' : 'dish'))],
          ),
        ),
        phone: pad(
          22,
          rows(
            16,
            [60, empty],
            [14, title(0.6, 13)],
            [1, card(qr(), { pad: 20 })],
            [24, text([0.8, 0.5], { h: 8, gap: 8, center: true })],
            [40, empty],
          ),
        ),
      },
      {
        as: 'phones',
        bodies: [phoneShop(['dish', 'cup', 'dish', 'dish']), phoneItem('dish'), phoneCart('dish')],
      },
      {
        as: 'tablet',
        body: pad(
          26,
          rows(
            18,
            [16, title(0.3)],
            [
              1,
              grid(4, 2, 16, (i) =>
                card(
                  rows(
                    12,
                    [20, cols(0, [0.5, title(0.7, 12)], [0.5, chips(1, i % 3)])],
                    [1, list(3, { tag: false })],
                    [34, button(i % 3 === 0)],
                  ),
                ),
              ),
            ],
          ),
        ),
      },
      {
        as: 'phones',
        bodies: [
          pad(
            24,
            rows(
              16,
              [60, empty],
              [16, title(0.6)],
              [1, card(qr(), { pad: 22 })],
              [26, text([0.8, 0.5], { h: 8, gap: 8, center: true })],
              [44, button()],
              [20, empty],
            ),
          ),
        ],
      },
    ],
  },
  'craft-store': {
    hue: 'basics',
    views: [
      {
        as: 'site',
        body: site(
          rows(
            20,
            [188, banner('vase')],
            [
              1,
              grid(4, 1, 18, (i) => product((['rug', 'vase', 'cup', 'box'] as const)[i] ?? 'vase')),
            ],
          ),
        ),
        phone: phoneItem('vase'),
      },
      { as: 'site', body: site(shop(['vase', 'rug', 'cup', 'book', 'box', 'rug'], 4, 2)) },
      { as: 'site', body: site(detail('rug', ['rug', 'hills', 'vase', 'rug'])) },
      { as: 'site', body: site(checkout('vase')) },
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
  'news-portal': {
    hue: 'web',
    views: [
      {
        as: 'site',
        body: site(
          cols(
            24,
            [0.62, rows(18, [1, thumb('hills', 14)], [24, title(0.9, 20)], [64, paragraph(3, 9)])],
            [0.38, rows(14, [14, title(0.5, 13)], [1, list(5, { kind: 'gate', tag: false })])],
          ),
        ),
        phone: app(
          0,
          rows(
            14,
            [0.44, thumb('hills', 12)],
            [28, text([1, 0.7], { h: 11, gap: 9, color: (ui) => ui.text })],
            [1, list(3, { kind: 'tower', tag: false })],
          ),
        ),
      },
      {
        as: 'site',
        body: site(
          rows(
            18,
            [30, chips(8)],
            [
              1,
              grid(3, 2, 22, (i) =>
                story(
                  (['hills', 'tower', 'gate', 'stage', 'truck', 'book'] as const)[i] ?? 'hills',
                ),
              ),
            ],
          ),
        ),
      },
      {
        as: 'site',
        body: site(
          cols(
            34,
            [
              0.68,
              rows(
                16,
                [26, title(0.95, 22)],
                [26, title(0.6, 22)],
                [0.48, thumb('tower', 12)],
                [0.5, paragraph(9, 9)],
              ),
            ],
            [0.32, rows(14, [14, title(0.5, 13)], [1, list(5, { kind: 'hills', tag: false })])],
          ),
        ),
      },
      {
        as: 'phones',
        bodies: [
          app(
            0,
            rows(
              14,
              [0.44, thumb('gate', 12)],
              [30, text([1, 0.7], { h: 11, gap: 9, color: (ui) => ui.text })],
              [1, list(3, { kind: 'hills', tag: false })],
            ),
          ),
          app(1, rows(14, [26, chips(4)], [1, list(6, { kind: 'tower', tag: false })])),
          app(
            2,
            rows(
              16,
              [30, text([1, 0.8], { h: 12, gap: 9, color: (ui) => ui.text })],
              [0.4, thumb('stage', 12)],
              [1, paragraph(12, 8)],
            ),
          ),
        ],
      },
      {
        as: 'site',
        body: site(
          rows(
            18,
            [0.6, thumb('stage', 14)],
            [16, title(0.4)],
            [0.4, grid(4, 1, 16, () => thumb('stage', 10))],
          ),
        ),
      },
      {
        as: 'site',
        body: site(
          grid(4, 3, 14, (i) =>
            thumb(
              (['hills', 'gate', 'tower', 'tent', 'book', 'stage', 'truck'] as const)[i % 7] ??
                'hills',
              12,
            ),
          ),
        ),
      },
      {
        as: 'site',
        body: site(
          cols(
            26,
            [0.3, rows(14, [40, button()], [1, list(5)])],
            [
              0.7,
              card(
                rows(
                  22,
                  ...Array.from(
                    { length: 6 },
                    (_, i) =>
                      [
                        1,
                        cols(
                          18,
                          [
                            70,
                            pad(
                              0,
                              text([1], { h: 12, color: (ui) => (i === 0 ? ui.accent : ui.text) }),
                              6,
                            ),
                          ],
                          [1, paragraph(3, 8)],
                        ),
                      ] as const,
                  ),
                ),
                { pad: 26 },
              ),
            ],
          ),
        ),
      },
      {
        as: 'site',
        body: site(
          grid(3, 2, 20, () =>
            card(
              rows(
                14,
                [
                  76,
                  cols(
                    14,
                    [76, thumb('person', 38)],
                    [1, pad(0, text([0.8, 0.5], { h: 9, gap: 10, color: (ui) => ui.text }), 22)],
                  ),
                ],
                [16, title(0.95, 12)],
                [1, paragraph(4, 8)],
              ),
              { pad: 20 },
            ),
          ),
        ),
      },
      {
        as: 'tablet',
        body: pad(28, rows(20, [48, search()], [28, chips(6, 2)], [1, list(6, { kind: 'hills' })])),
      },
      {
        as: 'site',
        body: site(
          rows(
            18,
            [120, grid(5, 1, 16, (i) => stat(i === 2 ? 0 : 1))],
            [1, cols(20, [0.6, map({ pins: 7 })], [0.4, card(lineChart(), { pad: 22 })])],
          ),
        ),
      },
      {
        as: 'phones',
        bodies: [pad(22, done(), 80), app(3, rows(14, [16, title(0.5)], [1, list(6)]))],
      },
      { as: 'site', body: site(board(barChart(7, 2))) },
    ],
  },
};
