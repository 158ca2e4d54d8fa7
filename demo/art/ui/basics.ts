/** Plain parts of a screen: lines of text, buttons, bars, lists, tables, forms. */
import { box, closed, disc, khatam, nuqta } from '../geometry.ts';
import { mix } from '../palette.ts';
import { path, stroke } from '../svg.ts';
import type { Block, Ui } from './layout.ts';
import { type Kind, thumb } from './thumbs.ts';

type Color = (ui: Ui) => string;

export const ink: Color = (ui) => ui.text;

export const muted: Color = (ui) => ui.muted;

export const white: Color = () => '#FFFFFF';

/** Bars for lines of text, ragged at the left; the widths are shares of the box. */
export function text(
  widths: readonly number[],
  o: { h?: number; color?: Color; gap?: number; center?: boolean } = {},
): Block {
  const { h = 9, color = muted, gap = h * 1.1, center = false } = o;
  return (ui, b) =>
    widths
      .map((share, i) => {
        const w = b.w * share;
        const x = center ? b.x + (b.w - w) / 2 : b.x + b.w - w;
        return path(box(x, b.y + i * (h + gap), w, h, h / 2), { fill: color(ui) });
      })
      .join('');
}

export const title = (share = 0.6, h = 15): Block => text([share], { h, color: ink });

export function paragraph(lines: number, h = 8): Block {
  return (ui, b) =>
    text(
      Array.from({ length: lines }, (_, i) => (i === lines - 1 ? 0.55 : 0.88 + ui.s.rand() * 0.12)),
      { h, gap: h * 1.25 },
    )(ui, b);
}

export function fill(color: Color, r = 10): Block {
  return (ui, b) => path(box(b.x, b.y, b.w, b.h, r), { fill: color(ui) });
}

export function button(primary = true, share = 0.5): Block {
  return (ui, b) => {
    const r = Math.min(b.h / 2, 12);
    const w = b.w * share;
    return (
      path(
        box(b.x, b.y, b.w, b.h, r),
        primary ? { fill: ui.lamp } : { fill: '#FFFFFF', stroke: ui.muted, 'stroke-width': 1.6 },
      ) +
      path(box(b.x + (b.w - w) / 2, b.y + b.h / 2 - 4.5, w, 9, 4.5), {
        fill: primary ? ui.text : ui.accent,
      })
    );
  };
}

export function search(): Block {
  return (ui, b) =>
    path(box(b.x, b.y, b.w, b.h, b.h / 2), {
      fill: '#FFFFFF',
      stroke: ui.line,
      'stroke-width': 1.8,
    }) +
    path(disc(b.x + b.w - 22, b.y + b.h / 2 - 1, 6.5), {
      fill: 'none',
      stroke: ui.accent,
      'stroke-width': 2.6,
    }) +
    stroke(`M${b.x + b.w - 27} ${b.y + b.h / 2 + 4}l-5 6`, ui.accent, 2.6) +
    path(box(b.x + b.w - 46 - b.w * 0.34, b.y + b.h / 2 - 4, b.w * 0.34, 8, 4), { fill: ui.muted });
}

export function chips(n: number, active = 0): Block {
  return (ui, b) => {
    let end = b.x + b.w;
    return Array.from({ length: n }, (_, i) => {
      const w = Math.min(62 + ((i * 37) % 34), end - b.x);
      if (w < 40) return '';
      const on = i === active;
      const svg =
        path(box(end - w, b.y, w, b.h, b.h / 2), on ? { fill: ui.accent } : { fill: ui.soft }) +
        path(box(end - w + 15, b.y + b.h / 2 - 4, w - 30, 8, 4), {
          fill: on ? '#FFFFFF' : ui.accent,
        });
      end -= w + 10;
      return svg;
    }).join('');
  };
}

/** A picture, a name, a line about it, and what it costs or when it is. */
export function product(kind: Kind, o: { price?: boolean; share?: number } = {}): Block {
  const { price = true, share = 0.6 } = o;
  return (ui, b) =>
    path(box(b.x, b.y, b.w, b.h, 12), { fill: '#FFFFFF', stroke: ui.line, 'stroke-width': 1.4 }) +
    thumb(kind)(ui, { x: b.x + 8, y: b.y + 8, w: b.w - 16, h: b.h * share - 8 }) +
    text([0.72, 0.5], { h: 9, gap: 8 })(ui, {
      x: b.x + 14,
      y: b.y + b.h * share + 12,
      w: b.w - 28,
      h: 20,
    }) +
    path(
      box(b.x + b.w - 14 - (b.w - 28) * 0.72, b.y + b.h * share + 12, (b.w - 28) * 0.72, 9, 4.5),
      { fill: ui.text },
    ) +
    (price
      ? path(box(b.x + 14, b.y + b.h - 30, 56, 18, 9), { fill: ui.lamp }) +
        path(box(b.x + b.w - 14 - 46, b.y + b.h - 26, 46, 10, 5), { fill: ui.accent })
      : '');
}

/** Rows with a picture or a mark at the right, and a tag at the left. */
export function list(n: number, o: { kind?: Kind; tag?: boolean } = {}): Block {
  const { kind, tag = true } = o;
  return (ui, b) => {
    const h = (b.h - (n - 1) * 10) / n;
    return Array.from({ length: n }, (_, i) => {
      const y = b.y + i * (h + 10);
      const side = Math.min(h - 14, 62);
      const end = b.x + b.w - 22 - side;
      const w = b.w - side - 50;
      return (
        path(box(b.x, y, b.w, h, 11), { fill: '#FFFFFF', stroke: ui.line, 'stroke-width': 1.4 }) +
        (kind
          ? thumb(kind)(ui, { x: b.x + b.w - side - 10, y: y + (h - side) / 2, w: side, h: side })
          : path(closed(khatam(side * 0.4, 22.5, [b.x + b.w - 12 - side / 2, y + h / 2])), {
              fill: i === 0 ? ui.lamp : ui.accent,
            })) +
        path(box(end - w * (0.4 + ui.s.rand() * 0.16), y + h / 2 - 13, w * 0.44, 9, 4.5), {
          fill: ui.text,
        }) +
        path(box(end - w * 0.3, y + h / 2 + 5, w * 0.3, 7, 3.5), { fill: ui.muted }) +
        (tag
          ? path(box(b.x + 12, y + h / 2 - 10, Math.min(58, w * 0.26), 20, 10), {
              fill: i === 0 ? ui.lamp : ui.soft,
            })
          : '')
      );
    }).join('');
  };
}

export function table(n: number, columns: readonly number[]): Block {
  return (ui, b) => {
    const h = b.h / (n + 1);
    const head = path(box(b.x, b.y, b.w, h, 8), { fill: ui.soft });
    const cells = Array.from({ length: n + 1 }, (_, r) => {
      let end = b.x + b.w - 14;
      const y = b.y + r * h;
      const rule = r > 0 ? stroke(`M${b.x} ${y + h}H${b.x + b.w}`, ui.line, 1.2) : '';
      return (
        rule +
        columns
          .map((share, c) => {
            const space = (b.w - 14) * share;
            const w = space * (r === 0 ? 0.45 : 0.4 + ui.s.rand() * 0.35);
            const last = c === columns.length - 1;
            const svg =
              last && r > 0
                ? path(
                    box(
                      end - Math.min(64, space * 0.8),
                      y + h / 2 - 9,
                      Math.min(64, space * 0.8),
                      18,
                      9,
                    ),
                    {
                      fill:
                        r % 3 === 0
                          ? ui.lamp
                          : r % 3 === 1
                            ? mix(ui.accent, '#FFFFFF', 0.55)
                            : ui.soft,
                    },
                  )
                : path(box(end - w, y + h / 2 - 4, w, 8, 4), {
                    fill: r === 0 ? ui.accent : c === 0 ? ui.text : ui.muted,
                  });
            end -= space;
            return svg;
          })
          .join('')
      );
    });
    return head + cells.join('');
  };
}

export function form(n: number): Block {
  return (ui, b) => {
    const h = b.h / n;
    return Array.from({ length: n }, (_, i) => {
      const y = b.y + i * h;
      return (
        path(box(b.x + b.w - b.w * (0.2 + (i % 3) * 0.06), y, b.w * (0.2 + (i % 3) * 0.06), 8, 4), {
          fill: ui.text,
        }) +
        path(box(b.x, y + 16, b.w, Math.min(36, h - 26), 9), {
          fill: '#FFFFFF',
          stroke: i === 0 ? ui.accent : ui.line,
          'stroke-width': i === 0 ? 2.4 : 1.6,
        }) +
        path(box(b.x + b.w - 16 - b.w * 0.3, y + 12 + Math.min(36, h - 26) / 2, b.w * 0.3, 8, 4), {
          fill: ui.muted,
        })
      );
    }).join('');
  };
}

/** A progress of steps: marks joined by a line, from the right. */
export function steps(n: number, done: number): Block {
  return (ui, b) => {
    const x = (i: number) => b.x + b.w - 18 - (i * (b.w - 36)) / (n - 1);
    const y = b.y + b.h / 2;
    return (
      stroke(`M${x(0)} ${y}H${x(n - 1)}`, ui.line, 5) +
      stroke(`M${x(0)} ${y}H${x(done)}`, ui.accent, 5) +
      Array.from({ length: n }, (_, i) =>
        path(closed(khatam(i === done ? 18 : 13, 22.5, [x(i), y])), {
          fill: i === done ? ui.lamp : i < done ? ui.accent : ui.line,
        }),
      ).join('')
    );
  };
}

export function stat(i: number): Block {
  return (ui, b) =>
    path(box(b.x, b.y, b.w, b.h, 12), {
      fill: i === 0 ? ui.accent : '#FFFFFF',
      stroke: i === 0 ? 'none' : ui.line,
      'stroke-width': 1.4,
    }) +
    path(box(b.x + b.w - 14 - b.w * 0.4, b.y + 16, b.w * 0.4, 8, 4), {
      fill: i === 0 ? '#FFFFFF' : ui.muted,
      'fill-opacity': i === 0 ? 0.75 : 1,
    }) +
    path(box(b.x + b.w - 14 - b.w * 0.52, b.y + b.h - 36, b.w * 0.52, 19, 7), {
      fill: i === 0 ? '#FFFFFF' : ui.text,
    }) +
    path(nuqta(b.x + 24, b.y + b.h - 26, 10), { fill: i === 0 ? ui.lamp : ui.accent });
}
