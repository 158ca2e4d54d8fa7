import type { RenditionName } from './rendition.ts';

/** One step of the ladder. Rates are bits a second. */
export interface Rung {
  name: Exclude<RenditionName, 'source' | 'sound'>;
  /** Pixels of the short side. */
  side: number;
  /** The most that the pictures take. */
  pictureRate: number;
  /** The quality of x264: lower is better. */
  quality: number;
  soundRate: number;
  channels: 1 | 2;
}

/** The lowest takes 90 MB an hour at most: 200 kb/s with its sound and its tables. */
export const rungs: readonly Rung[] = [
  { name: '720', side: 720, pictureRate: 1_500_000, quality: 23, soundRate: 96_000, channels: 2 },
  { name: '480', side: 480, pictureRate: 750_000, quality: 23, soundRate: 96_000, channels: 2 },
  { name: '360', side: 360, pictureRate: 400_000, quality: 24, soundRate: 48_000, channels: 1 },
  { name: '240', side: 240, pictureRate: 130_000, quality: 26, soundRate: 48_000, channels: 1 },
];

/** The rate of the sound alone, bits a second. */
export const soundRate = 48_000;

interface Size {
  width: number;
  height: number;
}

const even = (pixels: number) => Math.max(2, Math.round(pixels / 2) * 2);

/** The size of a rendition: the shape of the video, even numbers, and never above the video. */
export function renditionSize({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.min(width, height));
  return { width: even(width * scale), height: even(height * scale) };
}

/** A copied video that takes hardly more than the rung of its size makes that rung superfluous. */
const isSuperfluous = (rung: Rung, size: Size, copiedRate: number | null) =>
  copiedRate !== null &&
  Math.min(size.width, size.height) <= rung.side &&
  copiedRate <= (rung.pictureRate + rung.soundRate) * 1.1;

/**
 * The renditions that a video is to have, in the order in which they are made: the sound, which helps the poorest line
 * and takes seconds, and then from the largest to the smallest, each of which is made from the one before.
 * @param options.copiedRate bits a second of the rendition that is a copy of the video; null without one
 */
export function planRenditions(
  { width, height, hasSound }: Size & { hasSound: boolean },
  { copiedRate }: { copiedRate: number | null },
): RenditionName[] {
  const side = Math.min(width, height);
  const fitting = rungs.filter((rung) => rung.side <= side);
  // A tiny video that cannot be copied is encoded in its own size.
  const lowest = rungs.slice(-1);
  const ladder = fitting.length > 0 ? fitting : lowest;
  const names = ladder
    .filter((rung) => !isSuperfluous(rung, { width, height }, copiedRate))
    .map(({ name }) => name);
  return [...(hasSound ? ['sound' as const] : []), ...names];
}
