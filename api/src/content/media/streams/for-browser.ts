import {
  type BrowserName,
  browserNames,
  renditionSize,
  rungs,
  soundRate,
} from '@nibras/contract/content/media/rungs.ts';
import { streams as limits } from '@nibras/contract/limits.ts';
import { planRenditions } from './plan.ts';
import type { StreamWithRenditions } from './queries.ts';

type Known = Pick<StreamWithRenditions, 'state' | 'renditions'>;

const sourceOf = ({ renditions }: Known) => renditions.find(({ name }) => name === 'source');

/**
 * What of a stream a browser can still make: the sound and the two low sizes, where the server has no encoder. Only
 * beside a copy of the video itself: else the low sizes would replace the whole video for those with a good line.
 */
export function namesForBrowser(stream: Known): BrowserName[] {
  const source = sourceOf(stream);
  if (stream.state !== 'none' || !source?.width || !source.height) return [];
  const hasSound = source.codecs.includes('mp4a');
  const wanted = planRenditions(
    { width: source.width, height: source.height, hasSound },
    { copiedRate: source.average },
  );
  return browserNames.filter(
    (name) => wanted.includes(name) && !stream.renditions.some((one) => one.name === name),
  );
}

/** What a rendition of a browser has to be, and the bytes that it takes at most; null without a copy of the video. */
export function orderFor(stream: Known, name: BrowserName) {
  const source = sourceOf(stream);
  if (!source?.width || !source.height) return null;
  const rung = rungs.find((one) => one.name === name);
  const rate = (rung ? rung.pictureRate : soundRate) + limits.browserExtraRate;
  return {
    size: rung ? renditionSize({ width: source.width, height: source.height }, rung.side) : null,
    hasSound: source.codecs.includes('mp4a'),
    duration: source.duration,
    maxBytes: Math.ceil((rate * source.duration) / 8) + 1024 ** 2,
  };
}
