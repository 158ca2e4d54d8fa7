/** Things laid out in a plan: streets, days, seats, shelves, codes. */
import { sample } from '../curves.ts';
import { box, closed, disc, khatam, nuqta, open, type Point, polar } from '../geometry.ts';
import { mix } from '../palette.ts';
import { path, stroke } from '../svg.ts';
import type { Block } from './layout.ts';

/** Streets and water, with pins and, if asked, a road driven on them. */
export function map(o: { pins?: number; route?: boolean; tags?: boolean } = {}): Block {
  const { pins = 6, route = false, tags = false } = o;
  return (ui, b) => {
    const area = box(b.x, b.y, b.w, b.h, 12);
    const p = (u: number, v: number): Point => [b.x + b.w * u, b.y + b.h * v];
    const street = (points: [number, number][], w: number) =>
      stroke(
        open(
          sample(
            points.map(([u, v]) => p(u, v)),
            8,
          ),
        ),
        '#FFFFFF',
        w,
      );
    const blocks = Array.from({ length: 14 }, () => {
      const [x, y] = p(ui.s.rand(), ui.s.rand());
      return path(box(x, y, 26 + ui.s.rand() * 60, 22 + ui.s.rand() * 40, 4), {
        fill: mix('#E3DFD2', ui.accent, 0.12),
      });
    });
    const spots: [number, number][] = [
      [0.62, 0.38],
      [0.3, 0.28],
      [0.78, 0.68],
      [0.44, 0.62],
      [0.18, 0.7],
      [0.86, 0.24],
      [0.56, 0.82],
      [0.12, 0.4],
    ];
    const way: [number, number][] = [
      [0.86, 0.82],
      [0.74, 0.62],
      [0.56, 0.62],
      [0.5, 0.4],
      [0.3, 0.36],
      [0.2, 0.2],
    ];
    const pin = ([u, v]: [number, number], i: number) => {
      const [x, y] = p(u, v);
      const lit = i === 0;
      if (tags)
        return (
          path(box(x - 32, y - 30, 64, 26, 13), { fill: lit ? ui.lamp : ui.accent }) +
          path(
            closed([
              [x - 7, y - 5],
              [x + 7, y - 5],
              [x, y + 5],
            ]),
            { fill: lit ? ui.lamp : ui.accent },
          ) +
          path(box(x - 19, y - 21, 38, 8, 4), { fill: lit ? ui.text : '#FFFFFF' })
        );
      return (
        path(
          `M${x} ${y}C${x - 5} ${y - 14} ${x - 17} ${y - 20} ${x - 17} ${y - 33}A17 17 0 0 1 ${x + 17} ${y - 33}C${x + 17} ${y - 20} ${x + 5} ${y - 14} ${x} ${y}Z`,
          { fill: lit ? ui.lamp : ui.accent, stroke: '#FFFFFF', 'stroke-width': 2.4 },
        ) + path(nuqta(x, y - 33, 7), { fill: lit ? ui.text : '#FFFFFF' })
      );
    };
    const road = sample(
      way.map(([u, v]) => p(u, v)),
      10,
    );
    return (
      path(area, { fill: mix('#EFECE2', ui.accent, 0.06) }) +
      ui.s.clip(
        area,
        ...blocks,
        path(
          `M${b.x} ${b.y + b.h * 0.86}C${b.x + b.w * 0.3} ${b.y + b.h * 0.72} ${b.x + b.w * 0.4} ${b.y + b.h * 0.98} ${b.x + b.w * 0.62} ${b.y + b.h * 0.9}S${b.x + b.w * 0.9} ${b.y + b.h * 0.96} ${b.x + b.w} ${b.y + b.h}V${b.y + b.h + 9}H${b.x}Z`,
          { fill: '#B9D9E6' },
        ),
        street(
          [
            [-0.1, 0.22],
            [0.3, 0.36],
            [0.5, 0.4],
            [1.1, 0.16],
          ],
          13,
        ),
        street(
          [
            [0.2, -0.1],
            [0.2, 0.2],
            [0.3, 0.36],
            [0.26, 1.1],
          ],
          9,
        ),
        street(
          [
            [0.5, 0.4],
            [0.56, 0.62],
            [0.74, 0.62],
            [1.1, 0.94],
          ],
          13,
        ),
        street(
          [
            [0.8, -0.1],
            [0.74, 0.3],
            [0.74, 0.62],
            [0.66, 1.1],
          ],
          8,
        ),
        street(
          [
            [-0.1, 0.6],
            [0.26, 0.58],
            [0.56, 0.62],
          ],
          8,
        ),
        route ? stroke(open(road), ui.accent, 9) + stroke(open(road), ui.lamp, 3.4) : '',
        route
          ? path(closed(khatam(17, 22.5, road[24] as Point)), {
              fill: ui.lamp,
              stroke: ui.text,
              'stroke-width': 3,
            })
          : '',
        ...spots.slice(0, pins).map(pin),
      )
    );
  };
}

/** A month from the right, some days marked. */
export function calendar(lit = 17): Block {
  return (ui, b) => {
    const w = b.w / 7;
    const h = b.h / 6;
    return Array.from({ length: 42 }, (_, i) => {
      const x = b.x + b.w - ((i % 7) + 0.5) * w;
      const y = b.y + (Math.floor(i / 7) + 0.5) * h;
      if (i < 7) return path(box(x - w * 0.24, y - 4, w * 0.48, 7, 3.5), { fill: ui.accent });
      if (i < 9 || i > 38) return '';
      const r = Math.min(w, h) * 0.38;
      const busy = i % 5 === 1;
      if (i === lit)
        return (
          path(closed(khatam(r * 1.15, 22.5, [x, y])), { fill: ui.lamp }) +
          path(box(x - 6, y - 3, 12, 6, 3), { fill: ui.text })
        );
      return (
        path(disc(x, y, r), {
          fill: busy ? ui.soft : '#FFFFFF',
          stroke: ui.line,
          'stroke-width': 1.3,
        }) + path(box(x - 5, y - 3, 10, 6, 3), { fill: busy ? ui.accent : ui.muted })
      );
    }).join('');
  };
}

/** A week's timetable. */
export function timetable(): Block {
  return (ui, b) => {
    const w = b.w / 6;
    const h = b.h / 7;
    const fills = [
      ui.accent,
      mix(ui.accent, '#FFFFFF', 0.5),
      ui.lamp,
      ui.soft,
      mix(ui.accent, ui.deep, 0.4),
    ];
    return Array.from({ length: 42 }, (_, i) => {
      const c = i % 6;
      const r = Math.floor(i / 6);
      const x = b.x + b.w - (c + 1) * w;
      const y = b.y + r * h;
      if (r === 0 || c === 0)
        return r === 0 && c === 0
          ? ''
          : path(box(x + w * 0.25, y + h / 2 - 4, w * 0.5, 8, 4), { fill: ui.text });
      if (ui.s.rand() < 0.22)
        return path(box(x + 4, y + 4, w - 8, h - 8, 8), {
          fill: '#FFFFFF',
          stroke: ui.line,
          'stroke-width': 1.2,
        });
      const fill = fills[Math.floor(ui.s.rand() * fills.length)] ?? ui.soft;
      const pale = fill === ui.soft || fill === ui.lamp;
      return (
        path(box(x + 4, y + 4, w - 8, h - 8, 8), { fill }) +
        path(box(x + w - 14 - w * 0.46, y + 14, w * 0.46, 7, 3.5), {
          fill: pale ? ui.text : '#FFFFFF',
        }) +
        path(box(x + w - 14 - w * 0.3, y + 27, w * 0.3, 5, 2.5), {
          fill: pale ? ui.text : '#FFFFFF',
          'fill-opacity': 0.55,
        })
      );
    }).join('');
  };
}

/** A square code, made of a fixed scatter. */
export function qr(): Block {
  return (ui, b) => {
    const n = 21;
    const size = Math.min(b.w, b.h);
    const k = size / n;
    const x0 = b.x + (b.w - size) / 2;
    const y0 = b.y + (b.h - size) / 2;
    const finder = (u: number, v: number) =>
      path(box(x0 + u * k, y0 + v * k, 7 * k, 7 * k, k), { fill: ui.text }) +
      path(box(x0 + (u + 1) * k, y0 + (v + 1) * k, 5 * k, 5 * k, k * 0.6), { fill: '#FFFFFF' }) +
      path(closed(khatam(1.9 * k, 22.5, [x0 + (u + 3.5) * k, y0 + (v + 3.5) * k])), {
        fill: ui.accent,
      });
    let dots = '';
    for (let u = 0; u < n; u++) {
      for (let v = 0; v < n; v++) {
        const corner = (u < 8 && v < 8) || (u > 12 && v < 8) || (u < 8 && v > 12);
        if (!corner && ui.s.rand() < 0.48) dots += box(x0 + u * k, y0 + v * k, k * 0.96, k * 0.96);
      }
    }
    return path(dots, { fill: ui.text }) + finder(0, 0) + finder(14, 0) + finder(0, 14);
  };
}

/** A hall's seats about a stage. */
export function seats(): Block {
  return (ui, b) => {
    const c: Point = [b.x + b.w / 2, b.y - b.h * 0.42];
    let out =
      path(box(b.x + b.w * 0.28, b.y, b.w * 0.44, 26, 10), { fill: ui.deep }) +
      path(box(b.x + b.w * 0.4, b.y + 9, b.w * 0.2, 8, 4), { fill: ui.lamp });
    for (let row = 0; row < 8; row++) {
      const r = b.h * 0.42 + 70 + (row * (b.h - 80)) / 8;
      const half = Math.min(46, (Math.asin(Math.min(0.98, (b.w * 0.48) / r)) * 180) / Math.PI);
      const count = Math.floor((2 * half * Math.PI * r) / 180 / 27);
      for (let i = 0; i <= count; i++) {
        const a = 90 - half + (2 * half * i) / count;
        const [x, y] = polar(r, a, c);
        const pick = ui.s.rand();
        const mine = row === 3 && Math.abs(i - count / 2) < 1.6;
        out += path(nuqta(x, y, 11), {
          fill: mine
            ? ui.lamp
            : pick < 0.4
              ? ui.line
              : pick < 0.8
                ? ui.accent
                : mix(ui.accent, '#FFFFFF', 0.45),
          stroke: mine ? ui.text : 'none',
          'stroke-width': 2,
        });
      }
    }
    return out;
  };
}

/** Shelves seen from above: fuller ones are darker. */
export function shelves(): Block {
  return (ui, b) => {
    const w = b.w / 9;
    const h = b.h / 6;
    return Array.from({ length: 54 }, (_, i) => {
      const level = ui.s.rand();
      const fill = level > 0.93 ? ui.lamp : mix(ui.soft, ui.accent, level);
      return path(
        box(
          b.x + (i % 9) * w + 4,
          b.y + Math.floor(i / 9) * h + (Math.floor(i / 9) % 2 ? 2 : 8),
          w - 8,
          h - 12,
          6,
        ),
        { fill },
      );
    }).join('');
  };
}
