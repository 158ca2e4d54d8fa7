/** One step of the ladder of sizes. Rates are bits a second. */
export interface Rung {
  name: '720' | '480' | '360' | '240';
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

/** What a browser can make of a video; the larger sizes need a server's encoder. In the order in which they are made. */
export const browserNames = ['sound', '360', '240'] as const;
export type BrowserName = (typeof browserNames)[number];

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
