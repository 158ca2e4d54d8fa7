import { execFileSync } from 'node:child_process';
import sharp from 'sharp';

/** A drawing cut to its ink and scaled to one size, so that only the shapes are compared. */
export interface Shape {
  pixels: Buffer;
  /** Width by height of the ink. */
  proportion: number;
}

const size = { width: 480, height: 96 };

/** @param picture dark on light */
export async function shapeOf(picture: Buffer): Promise<Shape> {
  // Trimming looks for what differs from the first pixel.
  const { data, info } = await sharp(picture)
    .flatten({ background: '#fff' })
    .greyscale()
    .threshold(150)
    .extend({ top: 4, bottom: 4, left: 4, right: 4, background: '#fff' })
    .trim({ background: '#fff', threshold: 40 })
    .toBuffer({ resolveWithObject: true });
  const pixels = await sharp(data)
    .resize({ ...size, fit: 'fill' })
    .blur(1.5)
    .greyscale()
    .raw()
    .toBuffer();
  return { pixels, proportion: info.width / info.height };
}

/** How much two shapes differ: the share of the ink of both that the other does not have; 0 for the same. */
export function difference(one: Shape, other: Shape): number {
  let apart = 0;
  let ink = 0;
  for (let at = 0; at < one.pixels.length; at++) {
    const [left, right] = [255 - (one.pixels[at] ?? 0), 255 - (other.pixels[at] ?? 0)];
    apart += Math.abs(left - right);
    ink += left + right;
  }
  return apart / ink;
}

/** The line of the name on a drawn certificate, by poppler. */
export function nameOnDocument(pdf: Buffer): Buffer {
  const inch = 200;
  const at = (mm: number) => String(Math.round((mm / 25.4) * inch));
  const area = ['-x', at(18), '-y', at(61), '-W', at(205), '-H', at(29.5)];
  return execFileSync('pdftoppm', ['-r', String(inch), '-png', '-singlefile', ...area, '-'], {
    input: pdf,
  });
}
