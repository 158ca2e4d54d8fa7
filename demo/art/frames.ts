/** Device frames on the family's ground. */
import { box, closed, khatam, type Point } from './geometry.ts';
import { screen } from './girih.ts';
import { glow, litCells } from './light.ts';
import { EMBER, INK, LAMP, mix } from './palette.ts';
import type { Sheet } from './sheet.ts';
import { circle, g, path, rect, stroke } from './svg.ts';
import type { Block, Ui } from './ui/layout.ts';

export function projectGround(s: Sheet): string {
  const { width: w, height: h, tone } = s;
  const wall = mix(tone.base, tone.ground, 0.55);
  return g(
    {},
    rect(0, 0, w, h, {
      fill: s.radial(s.lamp, w, [
        [0, mix(wall, EMBER, 0.42)],
        [0.4, wall],
        [1, mix(wall, tone.ground, 0.6)],
      ]),
    }),
    litCells(s, screen(w, h, 140, 62, s.lamp), { reach: 340, far: 0.03 }),
    glow(s, 430, 0.55),
  );
}

function shadow(s: Sheet, d: string, depth: number): string {
  return path(d, {
    fill: mix(s.tone.ground, '#000000', 0.6),
    'fill-opacity': 0.5,
    filter: s.blur(depth * 0.6),
    transform: `translate(${(-s.light[0] * depth).toFixed(1)} ${depth})`,
  });
}

function browser(ui: Ui, x: number, y: number, w: number, h: number, body: Block): string {
  const { s } = ui;
  const frame = box(x, y, w, h, 18);
  return g(
    {},
    shadow(s, frame, 26),
    path(frame, { fill: mix(s.tone.ground, INK, 0.4) }),
    ...[0, 1, 2].map((i) =>
      path(closed(khatam(8, 22.5, [x + w - 28 - i * 26, y + 21])), {
        fill: i === 0 ? LAMP : mix(s.tone.base, s.tone.ground, 0.3),
      }),
    ),
    path(box(x + w * 0.3, y + 11, w * 0.4, 20, 10), { fill: mix(s.tone.ground, '#FFFFFF', 0.14) }),
    s.clip(
      box(x + 5, y + 42, w - 10, h - 47, 14),
      rect(x + 5, y + 42, w - 10, h - 47, { fill: ui.page }),
      body(ui, { x: x + 5, y: y + 42, w: w - 10, h: h - 47 }),
    ),
    stroke(frame, mix(s.tone.bright, LAMP, 0.4), 2, { 'stroke-opacity': 0.45 }),
  );
}

function handset(ui: Ui, x: number, y: number, w: number, h: number, body: Block): string {
  const { s } = ui;
  const frame = box(x, y, w, h, 38);
  const inner = box(x + 9, y + 9, w - 18, h - 18, 30);
  return g(
    {},
    shadow(s, frame, 24),
    path(frame, { fill: mix(s.tone.ground, INK, 0.5) }),
    stroke(frame, mix(s.tone.bright, LAMP, 0.4), 2.4, { 'stroke-opacity': 0.6 }),
    s.clip(
      inner,
      rect(x + 9, y + 9, w - 18, h - 18, { fill: ui.page }),
      body(ui, { x: x + 9, y: y + 9, w: w - 18, h: h - 18 }),
    ),
    path(box(x + w / 2 - 34, y + 18, 68, 14, 7), { fill: mix(s.tone.ground, INK, 0.7) }),
  );
}

function tablet(ui: Ui, x: number, y: number, w: number, h: number, body: Block): string {
  const { s } = ui;
  const frame = box(x, y, w, h, 34);
  return g(
    {},
    shadow(s, frame, 26),
    path(frame, { fill: mix(s.tone.ground, INK, 0.5) }),
    stroke(frame, mix(s.tone.bright, LAMP, 0.4), 2.4, { 'stroke-opacity': 0.6 }),
    circle(x + w / 2, y + 13, 4, { fill: s.tone.base }),
    s.clip(
      box(x + 24, y + 24, w - 48, h - 48, 12),
      rect(x + 24, y + 24, w - 48, h - 48, { fill: ui.page }),
      body(ui, { x: x + 24, y: y + 24, w: w - 48, h: h - 48 }),
    ),
  );
}

/** How a picture shows its screens. */
export type View =
  | { as: 'site'; body: Block; phone?: Block }
  | { as: 'tablet'; body: Block; phone?: Block }
  | { as: 'phones'; bodies: readonly Block[] };

export function show(ui: Ui, view: View): string {
  if (view.as === 'phones') {
    const n = view.bodies.length;
    const w = n === 3 ? 300 : 330;
    const start = 640 - (n * w + (n - 1) * 56) / 2;
    return view.bodies
      .map((body, i) =>
        handset(
          ui,
          start + (n - 1 - i) * (w + 56),
          (n === 3 ? 84 : 48) + (i % 2) * 34,
          w,
          n === 3 ? 620 : 676,
          body,
        ),
      )
      .join('');
  }
  const shift = view.phone ? 60 : 0;
  const at: Point = [120 + shift, 70];
  const frame = view.as === 'site' ? browser : tablet;
  return (
    frame(ui, at[0], at[1], 1040, 660, view.body) +
    (view.phone ? handset(ui, 64, 238, 262, 520, view.phone) : '')
  );
}
