/** The quality that a viewer has chosen: by the line, the smallest, or a height in pixels. */
export type QualityChoice = 'auto' | 'saver' | number;

export interface Rendition {
  /** The shorter side of its picture in pixels, by which qualities are named: 480. */
  size: number;
  /** Bits a second. */
  bitrate: number;
}

/** The share of a measured line that a video may fill: what remains absorbs its swings. */
const usableShare = 0.7;

const indexOfLeast = (renditions: readonly Rendition[]): number =>
  renditions.reduce(
    (least, { bitrate }, index) =>
      bitrate < (renditions[least]?.bitrate ?? Number.POSITIVE_INFINITY) ? index : least,
    0,
  );

/**
 * The rendition that a choice names.
 * @returns its index; -1 where the line decides. A height that this video lacks is answered by the next lower one.
 */
export function chosenRendition(renditions: readonly Rendition[], choice: QualityChoice): number {
  if (choice === 'auto' || renditions.length === 0) return -1;
  const least = indexOfLeast(renditions);
  if (choice === 'saver') return least;
  return renditions.reduce((best, { size }, index) => {
    const reached = renditions[best]?.size ?? 0;
    return size <= choice && (reached > choice || size > reached) ? index : best;
  }, least);
}

/**
 * The rendition with which a video begins: the one of the choice, else the best that a remembered line carries, else the
 * smallest.
 * @param line bits a second; null where none is remembered
 */
export function firstRendition(
  renditions: readonly Rendition[],
  choice: QualityChoice,
  line: number | null,
): number {
  const chosen = chosenRendition(renditions, choice);
  if (chosen >= 0) return chosen;
  const least = indexOfLeast(renditions);
  if (line === null) return least;
  return renditions.reduce((best, { bitrate }, index) => {
    const better = bitrate > (renditions[best]?.bitrate ?? 0);
    return better && bitrate <= line * usableShare ? index : best;
  }, least);
}

/** The sizes among which a viewer chooses, the largest first. */
export const qualitySizes = (renditions: readonly Rendition[]): number[] =>
  [...new Set(renditions.map(({ size }) => size))].filter((size) => size > 0).sort((a, b) => b - a);
