import { contrast } from '#ui/contrast.ts';

type Rgb = readonly [red: number, green: number, blue: number];

/** The fainter of the two texts that stand on the header. */
const faintestText = '#c3c6ec';
const leastContrast = 6;
const hueSteps = 24;
/** Past this difference of its parts a colour counts in full: area decides, not a small glowing lamp. */
const fullyVivid = 64;

const hex = (colour: Rgb) =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

const darkened = (colour: Rgb, light: number): Rgb => [
  colour[0] * light,
  colour[1] * light,
  colour[2] * light,
];

function hueOf([red, green, blue]: Rgb, most: number, spread: number): number {
  const turn =
    most === red
      ? ((green - blue) / spread) % 6
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return ((turn + 6) % 6) / 6;
}

/**
 * The colour that a picture speaks in: the mean of its strongest family of hues, the pale counting
 * less. Null for a picture without colour. `pixels` are RGBA, as a canvas gives them.
 */
export function dominantColour(pixels: ArrayLike<number>): Rgb | null {
  const sums = Array.from({ length: hueSteps }, () => ({ weight: 0, sum: [0, 0, 0] }));
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const colour: Rgb = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    const most = Math.max(...colour);
    const spread = most - Math.min(...colour);
    const weight = ((pixels[at + 3] ?? 0) / 255) * Math.min(1, spread / fullyVivid);
    if (spread < 16 || weight === 0) continue;
    const family = sums[Math.floor(hueOf(colour, most, spread) * hueSteps) % hueSteps];
    if (!family) continue;
    family.weight += weight;
    family.sum = family.sum.map((part, index) => part + (colour[index] ?? 0) * weight);
  }
  const best = sums.reduce((one, other) => (other.weight > one.weight ? other : one));
  if (best.weight === 0) return null;
  const [red = 0, green = 0, blue = 0] = best.sum.map((part) => part / best.weight);
  return [red, green, blue];
}

/** Darkens a colour, its hue kept, until every text of the header can be read on it. */
export function groundFrom(colour: Rgb): string {
  for (let light = 0.9; light > 0; light -= 0.04) {
    const ground = hex(darkened(colour, light));
    if (contrast(ground, faintestText) >= leastContrast) return ground;
  }
  return '#000000';
}
