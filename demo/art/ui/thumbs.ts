/** Small pictures inside the screens: dishes, houses, rugs, stages; drawn, never named. */
import { arch, box, closed, disc, khatam, nuqta } from '../geometry.ts';
import { CREAM, mix } from '../palette.ts';
import { circle, path, stroke } from '../svg.ts';
import type { Block, Ui } from './layout.ts';

export type Kind =
  | 'dish'
  | 'fruit'
  | 'house'
  | 'tower'
  | 'person'
  | 'book'
  | 'tent'
  | 'truck'
  | 'vase'
  | 'rug'
  | 'hills'
  | 'stage'
  | 'cup'
  | 'hands'
  | 'box'
  | 'gate'
  | 'shoe';

type Draw = (ui: Ui, x: number, y: number, k: number, tint: string) => string;

const DRAW: Record<Kind, Draw> = {
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
  book: (ui, x, y, k, tint) =>
    path(box(x - 27 * k, y - 38 * k, 54 * k, 76 * k, 4 * k), { fill: mix(tint, '#000000', 0.35) }) +
    path(box(x - 21 * k, y - 32 * k, 42 * k, 64 * k, 2 * k), {
      fill: 'none',
      stroke: ui.lamp,
      'stroke-width': 2.4 * k,
    }) +
    path(closed(khatam(13 * k, 22.5, [x, y])), { fill: ui.lamp }),
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
    path(box(x - 120 * k, y - 60 * k, 240 * k, 120 * k), { fill: mix(tint, '#000000', 0.55) }) +
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
          `M${x + side * 130 * k} ${y - 60 * k}H${x + side * 34 * k}C${x + side * 40 * k} ${y - 20 * k} ${x + side * 52 * k} ${y + 6 * k} ${x + side * 66 * k} ${y + 60 * k}H${x + side * 130 * k}Z`,
          { fill: mix(tint, '#8E2A3A', 0.5) },
        ),
      )
      .join('') +
    [-44, -26, -9, 9, 26, 44]
      .map((dx) => path(disc(x + dx * k, y + 48 * k, 10 * k), { fill: mix(tint, '#000000', 0.78) }))
      .join(''),
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
  gate: (ui, x, y, k, tint) =>
    path(box(x - 40 * k, y - 38 * k, 80 * k, 78 * k, 3), { fill: CREAM }) +
    path(arch(x, y + 40 * k, 44 * k, 64 * k, 40 * k), { fill: mix(tint, '#000000', 0.4) }) +
    path(arch(x, y + 40 * k, 24 * k, 42 * k, 26 * k), { fill: ui.lamp }) +
    [-30, 30].map((dx) => path(nuqta(x + dx * k, y - 24 * k, 5 * k), { fill: tint })).join(''),
  shoe: (ui, x, y, k, tint) =>
    path(
      `M${x + 40 * k} ${y - 22 * k}L${x + 38 * k} ${y + 18 * k}H${x - 46 * k}C${x - 50 * k} ${y} ${x - 26 * k} ${y} ${x - 12 * k} ${y - 8 * k}C${x} ${y - 16 * k} ${x + 8 * k} ${y - 30 * k} ${x + 12 * k} ${y - 34 * k}C${x + 20 * k} ${y - 24 * k} ${x + 32 * k} ${y - 22 * k} ${x + 40 * k} ${y - 22 * k}Z`,
      { fill: mix(tint, '#000000', 0.35) },
    ) +
    path(box(x - 48 * k, y + 18 * k, 88 * k, 10 * k, 5 * k), { fill: '#FFFFFF' }) +
    stroke(`M${x - 2 * k} ${y - 12 * k}l10 8M${x + 6 * k} ${y - 22 * k}l10 8`, ui.lamp, 4 * k),
};

/** A picture that fills its box, tinted a little differently each time. */
export function thumb(kind: Kind, r = 8): Block {
  return (ui, b) => {
    const tints = [
      ui.accent,
      mix(ui.accent, ui.lamp, 0.4),
      mix(ui.accent, '#FFFFFF', 0.35),
      mix(ui.accent, ui.deep, 0.4),
      mix(ui.accent, '#C8793F', 0.45),
    ];
    const tint = tints[Math.floor(ui.s.rand() * tints.length)] ?? ui.accent;
    const back = box(b.x, b.y, b.w, b.h, r);
    const k = Math.min(b.w, b.h) / 108;
    return (
      path(back, { fill: mix(tint, '#FFFFFF', kind === 'stage' ? 0.1 : 0.42) }) +
      ui.s.clip(
        back,
        DRAW[kind](
          ui,
          b.x + b.w / 2,
          b.y + b.h / 2,
          k * (kind === 'hills' ? Math.max(1, (b.w / b.h) * 0.8) : 1),
          tint,
        ),
      )
    );
  };
}
