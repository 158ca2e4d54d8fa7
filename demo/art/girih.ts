/**
 * The pierced screen: an eight-fold pattern drawn by the craftsmen's method (polygons in contact).
 * Octagons and squares tile the plane; from the middle of each side two rays start at one angle,
 * and where they meet, the stars appear.
 */
import { khatam, lerp, type Point, polar, star } from './geometry.ts';

export interface Cell {
  kind: 'star' | 'heart' | 'square' | 'leaf';
  points: Point[];
}

const TAN = Math.tan(Math.PI / 8);

/** How far from its centre the rays of neighbouring sides meet, in a tile of inner radius `r`. */
function meeting(r: number, half: number, contact: number): number {
  const phi = (half * Math.PI) / 180;
  const theta = (contact * Math.PI) / 180;
  const t = (r * Math.tan(phi)) / (Math.cos(theta) + Math.sin(theta) * Math.tan(phi));
  return (t * Math.cos(theta)) / Math.sin(phi);
}

/** The cells of a screen over a rectangle; `size` is the distance between two star centres. */
export function screen(w: number, h: number, size: number, contact = 62, origin: Point = [0, 0]) {
  const r = size / 2;
  const side = r * TAN;
  const notch = meeting(r, 22.5, contact);
  const squareNotch = meeting(side, 45, contact);
  const cells: Cell[] = [];
  const [ox, oy] = [origin[0] % size, origin[1] % size];
  for (let x = ox - size; x <= w + size; x += size) {
    for (let y = oy - size; y <= h + size; y += size) {
      cells.push({ kind: 'star', points: star(8, r, notch, 0, [x, y]) });
      cells.push({ kind: 'heart', points: khatam(notch * 0.62, 22.5, [x, y]) });
      const c: Point = [x + r, y + r];
      cells.push({ kind: 'square', points: star(4, side, squareNotch, 45, c) });
      for (let k = 0; k < 4; k++) cells.push(leaf(c, k * 90, r, side, notch, squareNotch));
    }
  }
  return cells;
}

/** The six-cornered cell where two octagons and a square meet. */
function leaf(c: Point, angle: number, r: number, side: number, notch: number, sq: number): Cell {
  const corner = polar(side * Math.SQRT2, angle, c);
  const seam = polar(side, angle, corner);
  const inner = (turn: number): Point => {
    const center = polar(r, angle + turn, seam);
    const away = Math.hypot(corner[0] - center[0], corner[1] - center[1]);
    return lerp(center, corner, notch / away);
  };
  return {
    kind: 'leaf',
    points: [
      seam,
      inner(90),
      polar(side, angle + 45, c),
      polar(sq, angle, c),
      polar(side, angle - 45, c),
      inner(-90),
    ],
  };
}

/** One large rosette: rings of kites about a star, for halos and for the middle of a panel. */
export function rosette(radius: number, center: Point = [0, 0], turn = 0): Cell[] {
  const cells: Cell[] = [{ kind: 'heart', points: khatam(radius * 0.3, turn + 22.5, center) }];
  for (let k = 0; k < 8; k++) {
    const a = turn + k * 45;
    const p = (r: number, off: number) => polar(radius * r, a + off, center);
    cells.push({ kind: 'leaf', points: [p(0.33, 0), p(0.44, 15), p(0.66, 0), p(0.44, -15)] });
    cells.push({ kind: 'square', points: [p(0.4, 22.5), p(0.54, 32), p(0.62, 22.5), p(0.54, 13)] });
    cells.push({
      kind: 'star',
      points: [
        p(0.7, 0),
        p(0.62, 14),
        p(0.7, 22.5),
        p(0.92, 11),
        p(1, 0),
        p(0.92, -11),
        p(0.7, -22.5),
        p(0.62, -14),
      ],
    });
  }
  return cells;
}
