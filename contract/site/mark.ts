/**
 * The mark, the one source of every drawing of it: a lantern on a ring, with the eight-fold star as its body. Its flame
 * is also the nib of a pen. `markShapes` writes it as SVG for the site's icons, mails, link previews, videos and the offline
 * page.
 */
export const mark = {
  /** The width and height of the drawing. */
  size: 48,
  ring: { cx: 24, cy: 3.9, r: 2.4, strokeWidth: 2 },
  squares: ['M24 7.4 42 25.4 24 43.4 6 25.4z', 'M11.3 12.7h25.4v25.4H11.3z'],
  squareWidth: 2.4,
  foot: { d: 'M19.5 45.6h9', strokeWidth: 2.8 },
  flame: 'M24 11.2c1 4.6 8 9.4 8 16.9 0 4.5-3.4 8.1-8 8.1s-8-3.6-8-8.1c0-7.5 7-12.3 8-16.9z',
  slit: { d: 'M24 17v9', strokeWidth: 1.5 },
  hole: { cx: 24, cy: 28, r: 2.3 },
} as const;

/** The colours of the theme's tokens `lamp-body` and `lamp-flame`. */
export const markColours = {
  light: { body: '#1e2250', flame: '#f5af19' },
  dark: { body: '#3d47b5', flame: '#ffc53d' },
} as const;

/** The shapes of the mark as SVG elements, without the `svg` element. A colour may be a CSS variable. */
export function markShapes({ body, flame }: { body: string; flame: string }): string {
  const { ring, squares, squareWidth, foot, slit, hole } = mark;
  return [
    `<g fill="${body}" stroke="${body}" stroke-linejoin="round" stroke-linecap="round">`,
    `<circle fill="none" cx="${ring.cx}" cy="${ring.cy}" r="${ring.r}" stroke-width="${ring.strokeWidth}"/>`,
    ...squares.map((d) => `<path stroke-width="${squareWidth}" d="${d}"/>`),
    `<path stroke-width="${foot.strokeWidth}" d="${foot.d}"/>`,
    `<path fill="${flame}" stroke="none" d="${mark.flame}"/>`,
    `<path stroke-width="${slit.strokeWidth}" d="${slit.d}"/>`,
    `<circle stroke="none" cx="${hole.cx}" cy="${hole.cy}" r="${hole.r}"/>`,
    '</g>',
  ].join('');
}
