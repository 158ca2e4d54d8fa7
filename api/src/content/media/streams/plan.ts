import { type Rung, rungs } from '@nibras/contract/content/media/rungs.ts';
import type { RenditionName } from './rendition.ts';

interface Size {
  width: number;
  height: number;
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
