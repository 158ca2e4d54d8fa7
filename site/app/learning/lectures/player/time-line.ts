/** A chapter of a video. */
export interface VideoChapter {
  /** Its first second. */
  start: number;
  title: string;
}

/** Small pictures of a video in one sheet, row by row from its start. */
export interface VideoPreviews {
  /** The address of the sheet. */
  address: string;
  columns: number;
  rows: number;
  /** The size of one picture in pixels. */
  width: number;
  height: number;
  /** The time from one picture to the next, in seconds. */
  seconds: number;
}

/** The chapter of a second; null before the first one. Chapters stand in the order of their starts. */
export function chapterAt(chapters: readonly VideoChapter[], seconds: number): VideoChapter | null {
  return chapters.findLast(({ start }) => start <= seconds) ?? null;
}

/** Seconds after a chapter's start within which a step back leads to the one before. */
const nearStart = 3;

/** The chapter to which a step from a second leads: the next one, or back to the start of this one or the one before. */
export function chapterBeside(
  chapters: readonly VideoChapter[],
  seconds: number,
  back: boolean,
): VideoChapter | null {
  return back
    ? (chapterAt(chapters, seconds - nearStart) ?? chapters[0] ?? null)
    : (chapters.find(({ start }) => start > seconds) ?? null);
}

/**
 * Where a new chapter begins on a time line, as shares of its length between 0 and 1. A chapter at the start or beyond the
 * end needs no gap.
 */
export const chapterGaps = (chapters: readonly VideoChapter[], duration: number): number[] =>
  duration > 0
    ? chapters.map(({ start }) => start / duration).filter((share) => share > 0 && share < 1)
    : [];

/** The place of a second's picture in the sheet, in pixels from its upper left corner. */
export function previewTile(previews: VideoPreviews, seconds: number): { x: number; y: number } {
  const last = previews.columns * previews.rows - 1;
  const at = previews.seconds > 0 ? Math.floor(seconds / previews.seconds) : 0;
  const index = Math.max(0, Math.min(last, at));
  return {
    x: (index % previews.columns) * previews.width,
    y: Math.floor(index / previews.columns) * previews.height,
  };
}
