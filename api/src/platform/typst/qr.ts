import { encode } from 'uqr';

/**
 * A QR code as an SVG picture in black on white with its quiet zone, for `image(bytes(…), format: "svg")` of a paper.
 * @param text ASCII or UTF-8
 */
export function qrSvg(text: string): string {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  // One path of one unit a row of dark cells keeps a sheet of hundreds small.
  const path = data
    .flatMap((row, y) =>
      [...runsOf(row)].map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`;
}

function* runsOf(row: readonly boolean[]): Generator<[start: number, length: number]> {
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x++;
    yield [start, x - start + 1];
  }
}
