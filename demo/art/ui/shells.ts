/** What stands around a screen: the bar of a site, of an app, the side of a working desk. */
import { box, closed, disc, khatam, nuqta } from '../geometry.ts';
import { mix } from '../palette.ts';
import { path, stroke } from '../svg.ts';
import { button, ink, text, white } from './basics.ts';
import { type Block, cols, pad, rows } from './layout.ts';

const logo: Block = (ui, b) => {
  const r = Math.min(b.h, b.w) / 2;
  const c: [number, number] = [b.x + b.w / 2, b.y + b.h / 2];
  return (
    path(closed(khatam(r, 22.5, c)), { fill: ui.accent }) +
    path(closed(khatam(r * 0.5, 0, c)), { fill: ui.lamp })
  );
};

/** The bar at the top of a site. */
const siteBar: Block = (ui, b) =>
  path(box(b.x, b.y, b.w, b.h), { fill: '#FFFFFF' }) +
  stroke(`M${b.x} ${b.y + b.h}H${b.x + b.w}`, ui.line, 1.6) +
  pad(
    26,
    cols(
      22,
      [30, logo],
      [84, pad(0, text([1], { h: 12, color: ink }), 9)],
      [30, () => ''],
      ...[52, 64, 46, 58].map((w) => [w, pad(0, text([1], { h: 8 }), 11)] as const),
      [1, () => ''],
      [112, button(true)],
    ),
    (b.h - 30) / 2,
  )(ui, { ...b, h: b.h + 26 - (b.h - 30) / 2 });

/** The bar at the top of an app. */
const appBar: Block = (ui, b) =>
  path(box(b.x, b.y, b.w, b.h), { fill: ui.accent }) +
  text([0.42], { h: 13, color: white })(ui, {
    x: b.x + 18,
    y: b.y + b.h - 30,
    w: b.w - 66,
    h: 13,
  }) +
  path(nuqta(b.x + b.w - 26, b.y + b.h - 23, 9), { fill: ui.lamp }) +
  path(disc(b.x + 28, b.y + b.h - 24, 11), { fill: '#FFFFFF', 'fill-opacity': 0.3 });

/** The row of places at the foot of an app. */
function appFoot(active = 0): Block {
  return (ui, b) =>
    path(box(b.x, b.y, b.w, b.h), { fill: '#FFFFFF' }) +
    stroke(`M${b.x} ${b.y}H${b.x + b.w}`, ui.line, 1.5) +
    [0, 1, 2, 3]
      .map((i) => {
        const x = b.x + b.w - (b.w / 4) * (i + 0.5);
        return (
          path(i === active ? closed(khatam(11, 22.5, [x, b.y + 20])) : disc(x, b.y + 20, 8), {
            fill: i === active ? ui.accent : ui.muted,
          }) + path(box(x - 14, b.y + 37, 28, 5, 2.5), { fill: i === active ? ui.accent : ui.line })
        );
      })
      .join('');
}

export function app(active: number, body: Block): Block {
  return rows(0, [84, appBar], [1, pad(16, body)], [56, appFoot(active)]);
}

export function site(body: Block): Block {
  return rows(0, [58, siteBar], [1, pad(26, body)]);
}

/** A working screen: the places down the right side, the body beside them. */
export function desk(active: number, body: Block): Block {
  const side: Block = (ui, b) =>
    path(box(b.x, b.y, b.w, b.h), { fill: ui.deep }) +
    logo(ui, { x: b.x + b.w - 52, y: b.y + 20, w: 30, h: 30 }) +
    text([0.5], { h: 11, color: white })(ui, { x: b.x + 10, y: b.y + 30, w: b.w - 74, h: 11 }) +
    [80, 62, 90, 70, 54, 76]
      .map((name, i) => {
        const y = b.y + 88 + i * 46;
        const on = i === active;
        return (
          (on ? path(box(b.x + 12, y - 12, b.w - 24, 36, 9), { fill: ui.accent }) : '') +
          path(nuqta(b.x + b.w - 34, y + 6, 8), {
            fill: on ? ui.lamp : mix(ui.accent, '#FFFFFF', 0.3),
          }) +
          path(box(b.x + b.w - 56 - name, y + 2, name, 8, 4), {
            fill: '#FFFFFF',
            'fill-opacity': on ? 1 : 0.5,
          })
        );
      })
      .join('');
  return cols(0, [178, side], [1, pad(24, body)]);
}
