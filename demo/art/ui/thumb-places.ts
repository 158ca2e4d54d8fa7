/** Small pictures of places and of people. */
import { arch, box, closed, disc, khatam, nuqta } from '../geometry.ts';
import { CREAM, mix } from '../palette.ts';
import { path } from '../svg.ts';
import type { Ui } from './layout.ts';

/** Draws about (x, y); at `k` 1 the picture is about 80 wide. */
export type Draw = (ui: Ui, x: number, y: number, k: number, tint: string) => string;

export const PLACES = {
  house: (ui, x, y, k, tint) =>
    path(
      closed([
        [x - 40 * k, y - 2 * k],
        [x, y - 38 * k],
        [x + 40 * k, y - 2 * k],
      ]),
      { fill: mix(tint, '#000000', 0.3) },
    ) +
    path(box(x - 30 * k, y - 4 * k, 60 * k, 42 * k), { fill: CREAM }) +
    path(arch(x, y + 38 * k, 18 * k, 30 * k, 19 * k), { fill: mix(tint, '#000000', 0.35) }) +
    path(box(x + 14 * k, y + 4 * k, 11 * k, 13 * k), { fill: ui.lamp }) +
    path(box(x - 25 * k, y + 4 * k, 11 * k, 13 * k), { fill: ui.lamp }),
  tower: (ui, x, y, k, tint) =>
    path(box(x - 34 * k, y - 14 * k, 28 * k, 54 * k), { fill: CREAM }) +
    path(box(x - 2 * k, y - 40 * k, 34 * k, 80 * k), { fill: mix(tint, '#000000', 0.3) }) +
    [0, 1, 2, 3]
      .flatMap((r) =>
        [0, 1].map((c) =>
          path(box(x + (4 + c * 14) * k, y + (-32 + r * 17) * k, 8 * k, 10 * k), {
            fill: (r + c) % 3 ? '#FFFFFF' : ui.lamp,
            'fill-opacity': (r + c) % 3 ? 0.5 : 1,
          }),
        ),
      )
      .join(''),
  person: (ui, x, y, k, tint) => {
    const skin =
      ['#EFC6A2', '#D9A37C', '#C08A5C', '#8A5A3A'][Math.floor(ui.s.rand() * 4)] ?? '#D9A37C';
    const cloth = mix(tint, '#000000', 0.4);
    const bust = path(
      `M${x - 36 * k} ${y + 56 * k}C${x - 34 * k} ${y + 8 * k} ${x + 34 * k} ${y + 8 * k} ${x + 36 * k} ${y + 56 * k}Z`,
      { fill: cloth },
    );
    const face = path(disc(x, y - 11 * k, 16 * k, 19 * k), { fill: skin });
    if (ui.s.rand() < 0.45) {
      const scarf =
        ['#F1E3CB', mix(tint, '#FFFFFF', 0.75), ui.lamp, '#7A3B5E'][Math.floor(ui.s.rand() * 4)] ??
        CREAM;
      return (
        bust +
        path(
          `M${x - 26 * k} ${y - 8 * k}C${x - 28 * k} ${y - 46 * k} ${x + 28 * k} ${y - 46 * k} ${x + 26 * k} ${y - 8 * k}C${x + 26 * k} ${y + 12 * k} ${x + 32 * k} ${y + 26 * k} ${x + 22 * k} ${y + 34 * k}H${x - 22 * k}C${x - 32 * k} ${y + 26 * k} ${x - 26 * k} ${y + 12 * k} ${x - 26 * k} ${y - 8 * k}Z`,
          { fill: scarf },
        ) +
        face
      );
    }
    const hair = ui.s.rand() < 0.3 ? '#8B8580' : '#2A1B16';
    const beard =
      ui.s.rand() < 0.5
        ? path(
            `M${x - 16 * k} ${y - 6 * k}C${x - 14 * k} ${y + 16 * k} ${x + 14 * k} ${y + 16 * k} ${x + 16 * k} ${y - 6 * k}C${x + 10 * k} ${y + 2 * k} ${x - 10 * k} ${y + 2 * k} ${x - 16 * k} ${y - 6 * k}Z`,
            { fill: hair },
          )
        : '';
    return (
      bust +
      face +
      beard +
      path(
        `M${x - 17 * k} ${y - 12 * k}C${x - 20 * k} ${y - 38 * k} ${x + 20 * k} ${y - 38 * k} ${x + 17 * k} ${y - 12 * k}C${x + 10 * k} ${y - 22 * k} ${x - 8 * k} ${y - 22 * k} ${x - 17 * k} ${y - 12 * k}Z`,
        { fill: hair },
      )
    );
  },
  tent: (ui, x, y, k, tint) =>
    [-30, 8, 40]
      .map((dx, i) =>
        path(
          closed([
            [x + (dx - 28) * k, y + 26 * k],
            [x + dx * k, y - (i === 1 ? 32 : 14) * k],
            [x + (dx + 28) * k, y + 26 * k],
          ]),
          { fill: i === 1 ? '#FFFFFF' : CREAM },
        ),
      )
      .join('') +
    path(
      closed([
        [x + 0 * k, y + 26 * k],
        [x + 8 * k, y - 4 * k],
        [x + 16 * k, y + 26 * k],
      ]),
      { fill: mix(tint, '#000000', 0.4) },
    ) +
    path(disc(x - 34 * k, y - 30 * k, 9 * k), { fill: ui.lamp }),
  hills: (ui, x, y, k, tint) =>
    path(closed(khatam(13 * k, 22.5, [x + 24 * k, y - 24 * k])), { fill: ui.lamp }) +
    path(
      `M${x - 140 * k} ${y + 60 * k}V${y + 8 * k}L${x - 70 * k} ${y - 22 * k}L${x - 30 * k} ${y + 6 * k}L${x + 20 * k} ${y - 8 * k}L${x + 80 * k} ${y - 26 * k}L${x + 140 * k} ${y + 10 * k}V${y + 60 * k}Z`,
      { fill: mix(tint, '#FFFFFF', 0.08) },
    ) +
    path(
      `M${x - 140 * k} ${y + 60 * k}V${y + 26 * k}L${x - 84 * k} ${y + 6 * k}L${x - 26 * k} ${y - 20 * k}L${x + 6 * k} ${y + 16 * k}L${x + 44 * k} ${y + 2 * k}L${x + 96 * k} ${y + 30 * k}L${x + 140 * k} ${y + 20 * k}V${y + 60 * k}Z`,
      { fill: mix(tint, '#000000', 0.3) },
    ) +
    path(
      `M${x - 140 * k} ${y + 60 * k}V${y + 44 * k}C${x - 60 * k} ${y + 24 * k} ${x + 20 * k} ${y + 46 * k} ${x + 140 * k} ${y + 34 * k}V${y + 60 * k}Z`,
      { fill: mix(tint, '#000000', 0.55) },
    ),
  stage: (ui, x, y, k, tint) =>
    path(box(x - 400 * k, y - 60 * k, 800 * k, 120 * k), { fill: mix(tint, '#000000', 0.55) }) +
    path(
      closed([
        [x - 6 * k, y - 54 * k],
        [x + 6 * k, y - 54 * k],
        [x + 36 * k, y + 26 * k],
        [x - 36 * k, y + 26 * k],
      ]),
      { fill: ui.lamp, 'fill-opacity': 0.34 },
    ) +
    path(disc(x, y + 26 * k, 36 * k, 8 * k), { fill: ui.lamp, 'fill-opacity': 0.7 }) +
    path(closed(khatam(13 * k, 22.5, [x, y - 2 * k])), { fill: CREAM }) +
    path(box(x - 2 * k, y + 8 * k, 4 * k, 18 * k), { fill: CREAM }) +
    [-1, 1]
      .map((side) =>
        path(
          `M${x + side * 400 * k} ${y - 60 * k}H${x + side * 34 * k}C${x + side * 40 * k} ${y - 20 * k} ${x + side * 52 * k} ${y + 6 * k} ${x + side * 66 * k} ${y + 60 * k}H${x + side * 400 * k}Z`,
          { fill: mix(tint, '#8E2A3A', 0.5) },
        ),
      )
      .join('') +
    [-44, -26, -9, 9, 26, 44]
      .map((dx) => path(disc(x + dx * k, y + 48 * k, 10 * k), { fill: mix(tint, '#000000', 0.78) }))
      .join(''),
  gate: (ui, x, y, k, tint) =>
    path(box(x - 40 * k, y - 38 * k, 80 * k, 78 * k, 3), { fill: CREAM }) +
    path(arch(x, y + 40 * k, 44 * k, 64 * k, 40 * k), { fill: mix(tint, '#000000', 0.4) }) +
    path(arch(x, y + 40 * k, 24 * k, 42 * k, 26 * k), { fill: ui.lamp }) +
    [-30, 30].map((dx) => path(nuqta(x + dx * k, y - 24 * k, 5 * k), { fill: tint })).join(''),
} satisfies Record<string, Draw>;
