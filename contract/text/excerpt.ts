import { searchHits } from './fold.ts';

/** Characters of an excerpt, and how many of them precede the found word. */
const length = 160;
const before = 40;

/**
 * The part of a text around the first word that a search finds in it, in one line, cut between words; its beginning where
 * nothing is found.
 * @param marks other forms of the words that are looked for too
 */
export function excerpt(text: string, search: string, marks: readonly string[] = []): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const hit = searchHits(line, search, marks)[0]?.start ?? 0;
  const space = line.indexOf(' ', hit - before);
  const isInLongWord = space < 0 || space >= hit;
  const start = hit <= before ? 0 : isInLongWord ? hit : space + 1;
  const end = start + length;
  const to =
    end >= line.length ? line.length : Math.max(line.lastIndexOf(' ', end), start + before);
  return `${start > 0 ? '… ' : ''}${line.slice(start, to)}${to < line.length ? ' …' : ''}`;
}
