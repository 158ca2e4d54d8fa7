import { box, closed, khatam, nuqta, open, type Point, polar } from '../geometry.ts';
import { piece } from '../light.ts';
import { CREAM, INK, LAMP, mix } from '../palette.ts';
import { g, path, stroke } from '../svg.ts';
import { flame, type Motif } from './parts.ts';

/** Columns of a table grown as bamboo. */
const pandas: Motif = (s) => {
  const t = s.tone;
  const cane = (x: number, joints: number, lit: boolean) =>
    Array.from({ length: joints }, (_, i) => {
      const y = 270 - (i + 1) * 86;
      const shape = `M${x - 36} ${y + 4}Q${x} ${y - 5} ${x + 36} ${y + 4}L${x + 31} ${y + 42}L${x + 36} ${y + 79}Q${x} ${y + 87} ${x - 36} ${y + 79}L${x - 31} ${y + 42}Z`;
      const fill = lit
        ? i === joints - 1
          ? LAMP
          : mix(t.base, LAMP, 0.45)
        : i % 2
          ? t.base
          : mix(t.base, t.bright, 0.4);
      return piece(s, shape, fill, { depth: 10, rim: 2.4, center: [x, y + 40], reach: 120 });
    }).join('');
  const leaf = (x: number, y: number, a: number, k = 1) =>
    g(
      { transform: `translate(${x} ${y}) rotate(${a}) scale(${k})` },
      piece(s, 'M0 0C36 -34 92 -36 138 0C92 22 36 22 0 0Z', t.bright, { depth: 8, rim: 2 }),
      stroke('M8 0Q70 -10 128 0', t.shade, 2.5),
    );
  return g(
    {},
    leaf(-214, 20, 204, 0.8),
    leaf(-100, -84, -146, 0.86),
    cane(-214, 3, false),
    cane(-107, 5, false),
    cane(0, 4, false),
    cane(107, 6, true),
    cane(214, 4, false),
    leaf(130, -150, -24, 0.95),
    leaf(232, -8, 22, 0.74),
    path(box(-290, 268, 580, 12, 6), { fill: t.bright }),
  );
};

/** A net of small lamps: signals weighed on their way to one answer. */
const machineLearning: Motif = (s) => {
  const t = s.tone;
  const layers: Point[][] = [3, 4, 4, 1].map((count, col) =>
    Array.from(
      { length: count },
      (_, i): Point => [-270 + col * 180, (i - (count - 1) / 2) * (count === 3 ? 176 : 144)],
    ),
  );
  const links: string[] = [];
  const way = new Set(['0-1-2', '1-2-1', '2-1-0']);
  layers.slice(0, -1).forEach((from, col) => {
    from.forEach((a, i) => {
      (layers[col + 1] ?? []).forEach((b, j) => {
        const lit = way.has(`${col}-${i}-${j}`);
        links.push(
          stroke(open([a, b]), lit ? LAMP : t.bright, lit ? 9 : 1.5 + s.rand() * 5, {
            'stroke-opacity': lit ? 1 : 0.5,
          }),
        );
      });
    });
  });
  const lit = (col: number, i: number) =>
    (col === 0 && i === 1) || (col === 1 && i === 2) || (col === 2 && i === 1) || col === 3;
  return g(
    {},
    ...links,
    ...layers.flatMap((nodes, col) =>
      nodes.map(([x, y], i) => {
        const on = lit(col, i);
        const r = col === 3 ? 78 : 48;
        return (
          piece(s, closed(khatam(r, 22.5, [x, y])), on ? LAMP : t.base, {
            depth: 10,
            rim: 2.8,
            center: [x, y],
            reach: r * 1.3,
          }) +
          path(closed(khatam(r * 0.5, 0, [x, y])), { fill: on ? CREAM : mix(t.ground, INK, 0.2) })
        );
      }),
    ),
  );
};

/** A chart opened like a fan. */
const dataViz: Motif = (s) => {
  const t = s.tone;
  const heights = [0.5, 0.64, 0.56, 0.78, 0.7, 0.92, 1, 0.84, 0.66];
  const fills = [mix(t.base, t.ground, 0.35), t.base, t.bright, t.base];
  const blades = heights.map((h, i) => {
    const a = 180 + 4 + i * 19.2;
    const out = 118 + h * 330;
    const p = (r: number, off: number): Point => polar(r, a + off, [0, 246]);
    const lit = i === 6;
    const fill = lit ? LAMP : (fills[i % fills.length] ?? t.base);
    const d = closed([p(118, 0.9), p(out, 0.4), p(out + 22, 9.1), p(out, 17.8), p(118, 17.3)]);
    return (
      piece(s, d, fill, { depth: 12, rim: 2.6, center: p(out * 0.6, 9), reach: 200 }) +
      path(nuqta(...p(out - 26, 9.1), 9), { fill: lit ? '#B36C10' : mix(t.ground, INK, 0.2) })
    );
  });
  return g(
    {},
    ...blades,
    piece(s, 'M-100 246A100 100 0 0 1 100 246Z', t.pale, { depth: 10, rim: 3 }),
    path(closed(khatam(36, 22.5, [0, 204])), { fill: t.base }),
    path(box(-330, 246, 660, 12, 6), { fill: t.bright }),
  );
};

/** The bell curve as a dome, its courses laid by falling balls. */
const statistics: Motif = (s) => {
  const t = s.tone;
  const bell = (x: number) => 330 * Math.exp(-((x / 128) ** 2) / 2);
  const columns = Array.from({ length: 13 }, (_, i) => {
    const x = (i - 6) * 50;
    const h = bell(x) + 10;
    const fill = i === 6 ? LAMP : Math.abs(i - 6) % 2 ? t.base : mix(t.base, t.bright, 0.45);
    return piece(
      s,
      `M${x - 22} 260V${260 - h}Q${x} ${260 - h - 26} ${x + 22} ${260 - h}V260Z`,
      fill,
      { depth: 8, rim: 2.2, center: [x, 150], reach: 200 },
    );
  });
  const curve: Point[] = Array.from(
    { length: 81 },
    (_, i): Point => [-350 + i * 8.75, 218 - bell(-350 + i * 8.75) - 14],
  );
  const pegs = [0, 1, 2].flatMap((row) =>
    Array.from({ length: row + 1 }, (_, i) =>
      path(nuqta((i - row / 2) * 58, -276 + row * 42, 11), { fill: t.pale }),
    ),
  );
  return g(
    {},
    ...columns,
    stroke(open(curve), CREAM, 6),
    path(box(-340, 260, 680, 12, 6), { fill: t.bright }),
    g({ transform: 'translate(0 -6)' }, ...pegs),
    flame(s, 0, -326, 17),
  );
};

export const dataCourses: Record<string, Motif> = {
  'data-analysis-pandas': pandas,
  'machine-learning-intro': machineLearning,
  'data-visualisation': dataViz,
  'statistics-for-programmers': statistics,
};
