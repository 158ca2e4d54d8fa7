import { contrast } from '@nibras/contract/site/contrast.ts';

type Rgb = readonly [red: number, green: number, blue: number];

/** The lighter of the two text colours of the header. */
const faintestText = '#c3c6ec';
const minContrast = 6;
const hueBuckets = 24;
/** Colours with at least this channel difference have full weight, so that area decides and not a vivid spot. */
const fullWeightSpread = 64;

const hex = (colour: Rgb) =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

const darkened = (colour: Rgb, light: number): Rgb => [
  colour[0] * light,
  colour[1] * light,
  colour[2] * light,
];

function hueOf([red, green, blue]: Rgb, max: number, spread: number): number {
  const sextant =
    max === red
      ? ((green - blue) / spread) % 6
      : max === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return ((sextant + 6) % 6) / 6;
}

/**
 * The dominant colour of a picture: the mean of its strongest hue range, pale colours weighted less. Null for a picture
 * without colour. `pixels` are RGBA bytes from a canvas.
 */
export function dominantColour(pixels: ArrayLike<number>): Rgb | null {
  const sums = Array.from({ length: hueBuckets }, () => ({ weight: 0, sum: [0, 0, 0] }));
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const colour: Rgb = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    const max = Math.max(...colour);
    const spread = max - Math.min(...colour);
    const weight = ((pixels[at + 3] ?? 0) / 255) * Math.min(1, spread / fullWeightSpread);
    if (spread < 16 || weight === 0) continue;
    const bucket = sums[Math.floor(hueOf(colour, max, spread) * hueBuckets) % hueBuckets];
    if (!bucket) continue;
    bucket.weight += weight;
    bucket.sum = bucket.sum.map((part, index) => part + (colour[index] ?? 0) * weight);
  }
  const best = sums.reduce((one, other) => (other.weight > one.weight ? other : one));
  if (best.weight === 0) return null;
  const [red = 0, green = 0, blue = 0] = best.sum.map((part) => part / best.weight);
  return [red, green, blue];
}

/** Darkens a colour, keeping its hue, until the header's text has enough contrast on it. Returns a hex colour. */
export function backgroundFrom(colour: Rgb): string {
  for (let light = 0.9; light > 0; light -= 0.04) {
    const background = hex(darkened(colour, light));
    if (contrast(background, faintestText) >= minContrast) return background;
  }
  return '#000000';
}
