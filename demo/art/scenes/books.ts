import { box, nuqta } from '../geometry.ts';
import { path } from '../svg.ts';
import {
  button,
  chips,
  list,
  paragraph,
  product,
  search,
  table,
  text,
  title,
} from '../ui/basics.ts';
import { type Block, card, cols, grid, rows } from '../ui/layout.ts';
import { app, site } from '../ui/shells.ts';
import { thumb } from '../ui/thumbs.ts';
import type { Project } from './project.ts';

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

export const books: Record<string, Project> = {
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
