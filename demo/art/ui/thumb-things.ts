/** Small pictures of things: dishes, fruit, rugs, books. */
import { box, closed, disc, khatam, nuqta } from '../geometry.ts';
import { CREAM, mix } from '../palette.ts';
import { circle, path, stroke } from '../svg.ts';
import type { Draw } from './thumb-places.ts';

export const THINGS = {
  dish: (ui, x, y, k, tint) =>
    path(disc(x, y, 40 * k), { fill: '#FFFFFF' }) +
    path(disc(x, y, 29 * k), { fill: mix('#E39A3B', tint, 0.3) }) +
    path(closed(khatam(17 * k, 22.5, [x, y])), { fill: '#B4532F' }) +
    path(nuqta(x + 12 * k, y - 12 * k, 7 * k), { fill: '#5E9E4B' }) +
    path(nuqta(x - 13 * k, y + 9 * k, 6 * k), { fill: ui.lamp }),
  fruit: (ui, x, y, k) =>
    path(disc(x - 15 * k, y + 8 * k, 21 * k), { fill: '#D9533F' }) +
    path(disc(x + 16 * k, y + 10 * k, 19 * k), { fill: ui.lamp }) +
    path(disc(x, y - 12 * k, 17 * k), { fill: '#7BAE4C' }) +
    stroke(`M${x} ${y - 28 * k}q6 -10 16 -10`, '#4B6B2C', 4 * k),
  book: (ui, x, y, k, tint) =>
    path(box(x - 27 * k, y - 38 * k, 54 * k, 76 * k, 4 * k), { fill: mix(tint, '#000000', 0.35) }) +
    path(box(x - 21 * k, y - 32 * k, 42 * k, 64 * k, 2 * k), {
      fill: 'none',
      stroke: ui.lamp,
      'stroke-width': 2.4 * k,
    }) +
    path(closed(khatam(13 * k, 22.5, [x, y])), { fill: ui.lamp }),
  truck: (ui, x, y, k, tint) =>
    path(box(x - 14 * k, y - 24 * k, 56 * k, 40 * k, 4 * k), { fill: CREAM }) +
    path(
      `M${x - 16 * k} ${y + 16 * k}V${y - 10 * k}H${x - 34 * k}L${x - 44 * k} ${y + 2 * k}V${y + 16 * k}Z`,
      { fill: mix(tint, '#000000', 0.4) },
    ) +
    path(closed(khatam(11 * k, 22.5, [x + 14 * k, y - 4 * k])), { fill: ui.lamp }) +
    [-28, 24]
      .map((dx) =>
        circle(x + dx * k, y + 18 * k, 9 * k, {
          fill: '#1B1D33',
          stroke: '#FFFFFF',
          'stroke-width': 3 * k,
        }),
      )
      .join(''),
  vase: (ui, x, y, k, tint) =>
    path(
      `M${x - 11 * k} ${y - 38 * k}H${x + 11 * k}C${x + 6 * k} ${y - 16 * k} ${x + 32 * k} ${y - 12 * k} ${x + 30 * k} ${y + 12 * k}C${x + 28 * k} ${y + 30 * k} ${x + 18 * k} ${y + 38 * k} ${x + 14 * k} ${y + 40 * k}H${x - 14 * k}C${x - 18 * k} ${y + 38 * k} ${x - 28 * k} ${y + 30 * k} ${x - 30 * k} ${y + 12 * k}C${x - 32 * k} ${y - 12 * k} ${x - 6 * k} ${y - 16 * k} ${x - 11 * k} ${y - 38 * k}Z`,
      { fill: mix(tint, '#000000', 0.3) },
    ) +
    [-16, 0, 16]
      .map((dx) => path(nuqta(x + dx * k, y + 8 * k, 7 * k), { fill: dx === 0 ? ui.lamp : CREAM }))
      .join(''),
  rug: (ui, x, y, k, tint) =>
    path(box(x - 28 * k, y - 40 * k, 56 * k, 80 * k, 2), { fill: '#8E3030' }) +
    path(box(x - 21 * k, y - 33 * k, 42 * k, 66 * k), {
      fill: 'none',
      stroke: ui.lamp,
      'stroke-width': 3 * k,
    }) +
    path(closed(khatam(16 * k, 22.5, [x, y])), { fill: mix(tint, '#FFFFFF', 0.4) }) +
    [-22, 22].map((dy) => path(nuqta(x, y + dy * k, 7 * k), { fill: CREAM })).join(''),
  cup: (ui, x, y, k, tint) =>
    path(`M${x - 24 * k} ${y - 20 * k}H${x + 24 * k}L${x + 16 * k} ${y + 34 * k}H${x - 16 * k}Z`, {
      fill: '#FFFFFF',
    }) +
    path(disc(x, y - 20 * k, 24 * k, 6 * k), { fill: '#7A4529' }) +
    path(closed(khatam(11 * k, 22.5, [x, y + 8 * k])), { fill: mix(tint, '#000000', 0.2) }) +
    stroke(
      `M${x - 8 * k} ${y - 32 * k}q4 -8 0 -14M${x + 8 * k} ${y - 32 * k}q4 -8 0 -14`,
      ui.lamp,
      3.4 * k,
    ),
  hands: (ui, x, y, k, tint) =>
    path(
      `M${x - 42 * k} ${y + 8 * k}C${x - 20 * k} ${y + 4 * k} ${x - 10 * k} ${y + 22 * k} ${x + 14 * k} ${y + 16 * k}C${x + 26 * k} ${y + 8 * k} ${x + 40 * k} ${y} ${x + 46 * k} ${y + 8 * k}C${x + 30 * k} ${y + 34 * k} ${x} ${y + 42 * k} ${x - 42 * k} ${y + 36 * k}Z`,
      { fill: mix('#D9A37C', tint, 0.15) },
    ) +
    path(`M${x} ${y + 4 * k}V${y - 26 * k}`, { stroke: '#4E8A3E', 'stroke-width': 5 * k }) +
    path(
      `M${x} ${y - 14 * k}C${x + 6 * k} ${y - 34 * k} ${x + 22 * k} ${y - 36 * k} ${x + 28 * k} ${y - 34 * k}C${x + 26 * k} ${y - 20 * k} ${x + 14 * k} ${y - 12 * k} ${x} ${y - 14 * k}Z`,
      { fill: '#6BAE57' },
    ) +
    path(nuqta(x - 14 * k, y - 28 * k, 9 * k), { fill: ui.lamp }),
  box: (ui, x, y, k, tint) =>
    path(
      closed([
        [x, y - 36 * k],
        [x + 36 * k, y - 18 * k],
        [x, y],
        [x - 36 * k, y - 18 * k],
      ]),
      { fill: CREAM },
    ) +
    path(
      closed([
        [x - 36 * k, y - 18 * k],
        [x, y],
        [x, y + 38 * k],
        [x - 36 * k, y + 20 * k],
      ]),
      { fill: mix('#C68E4B', tint, 0.2) },
    ) +
    path(
      closed([
        [x + 36 * k, y - 18 * k],
        [x, y],
        [x, y + 38 * k],
        [x + 36 * k, y + 20 * k],
      ]),
      { fill: mix('#9E6B33', tint, 0.2) },
    ) +
    path(nuqta(x, y - 18 * k, 8 * k), { fill: ui.lamp }),
  shoe: (ui, x, y, k, tint) =>
    path(
      `M${x + 40 * k} ${y - 22 * k}L${x + 38 * k} ${y + 18 * k}H${x - 46 * k}C${x - 50 * k} ${y} ${x - 26 * k} ${y} ${x - 12 * k} ${y - 8 * k}C${x} ${y - 16 * k} ${x + 8 * k} ${y - 30 * k} ${x + 12 * k} ${y - 34 * k}C${x + 20 * k} ${y - 24 * k} ${x + 32 * k} ${y - 22 * k} ${x + 40 * k} ${y - 22 * k}Z`,
      { fill: mix(tint, '#000000', 0.35) },
    ) +
    path(box(x - 48 * k, y + 18 * k, 88 * k, 10 * k, 5 * k), { fill: '#FFFFFF' }) +
    stroke(`M${x - 2 * k} ${y - 12 * k}l10 8M${x + 6 * k} ${y - 22 * k}l10 8`, ui.lamp, 4 * k),
} satisfies Record<string, Draw>;
