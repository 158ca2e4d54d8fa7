/** Small pictures inside the screens: dishes, houses, rugs, stages; drawn, never named. */
import { box } from '../geometry.ts';
import { mix } from '../palette.ts';
import { path } from '../svg.ts';
import type { Block } from './layout.ts';

import { type Draw, PLACES } from './thumb-places.ts';
import { THINGS } from './thumb-things.ts';

const DRAW = { ...PLACES, ...THINGS };

export type Kind = keyof typeof DRAW;

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
    const draw: Draw = DRAW[kind];
    const back = box(b.x, b.y, b.w, b.h, r);
    const k = Math.min(b.w, b.h) / 108;
    return (
      path(back, { fill: mix(tint, '#FFFFFF', kind === 'stage' ? 0.1 : 0.42) }) +
      ui.s.clip(
        back,
        draw(
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
