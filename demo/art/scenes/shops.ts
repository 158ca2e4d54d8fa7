import { button, chips, list, paragraph, product, steps, text, title } from '../ui/basics.ts';
import { progress } from '../ui/charts.ts';
import { type Block, card, cols, empty, grid, pad, rows } from '../ui/layout.ts';
import { map, qr } from '../ui/plans.ts';
import { app, site } from '../ui/shells.ts';
import { type Kind, thumb } from '../ui/thumbs.ts';
import { banner, checkout, detail, done, phoneShop, shop } from './parts.ts';
import type { Project } from './project.ts';

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

export const shops: Record<string, Project> = {
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
};
