import { button, chips, list, paragraph, search, stat, text, title } from '../ui/basics.ts';
import { barChart, lineChart } from '../ui/charts.ts';
import { card, cols, grid, pad, rows } from '../ui/layout.ts';
import { map } from '../ui/plans.ts';
import { app, site } from '../ui/shells.ts';
import { thumb } from '../ui/thumbs.ts';
import { board, done, story } from './parts.ts';
import type { Project } from './project.ts';

export const news: Record<string, Project> = {
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
