import type { TranscriptLine } from '@nibras/contract/compat/parse-lecture.ts';
import { foldArabic } from '@nibras/contract/text/fold.ts';
import type { VideoChapter } from '../player/time-line.ts';

/** The index of the line that is said at a second: the last one that has begun; -1 before the first. */
export function lineAt(lines: readonly TranscriptLine[], seconds: number | null): number {
  if (seconds === null) return -1;
  let [from, to] = [0, lines.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((lines[middle]?.start ?? 0) <= seconds) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}

/** The titles of chapters, by the line with which each begins: the first that ends after its start. */
export function chaptersOfLines(
  lines: readonly TranscriptLine[],
  chapters: readonly VideoChapter[],
): ReadonlyMap<number, string> {
  const titles = new Map<number, string>();
  let index = 0;
  for (const { start, title } of chapters) {
    while (index < lines.length && (lines[index]?.end ?? 0) <= start) index += 1;
    if (index >= lines.length) break;
    const before = titles.get(index);
    titles.set(index, before === undefined ? title : `${before} · ${title}`);
  }
  return titles;
}

export interface ShownLine {
  line: TranscriptLine;
  /** Its place in the whole text. */
  index: number;
}

/** Prepares lines for searching, which folds each of them once. */
export function searchableLines(lines: readonly TranscriptLine[]) {
  const all = lines.map((line, index) => ({ line, index }));
  let folded: string[] | null = null;
  return {
    /** The lines that contain every word of a search; all of them for none. */
    find(search: string): ShownLine[] {
      if (search.trim() === '') return all;
      const words = foldArabic(search).split(' ').filter(Boolean);
      if (words.length === 0) return [];
      folded ??= lines.map(({ text }) => foldArabic(text));
      const texts = folded;
      return all.filter(({ index }) => words.every((word) => texts[index]?.includes(word)));
    },
  };
}
