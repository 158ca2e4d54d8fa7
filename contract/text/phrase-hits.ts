import { searchHits, type TextRange } from './fold.ts';

/** The hits of a search of several words that stand together, or of its only word, compared folded. */
export function phraseHits(text: string, search: string): TextRange[] {
  const words = search.split(/\s+/);
  const hits = searchHits(text, search);
  if (words.length === 1) return hits;
  const phrases: TextRange[] = [];
  for (let at = 0; at + words.length <= hits.length; at++) {
    const run = hits.slice(at, at + words.length);
    const isTogether = run.every((hit, index) => {
      const word = words[index] ?? '';
      const before = run[index - 1];
      return (
        searchHits(text.slice(hit.start, hit.end), word).length > 0 &&
        (!before || !/[^\s\p{P}\u0627\u0644]/u.test(text.slice(before.end, hit.start)))
      );
    });
    const [first, last] = [run[0], run.at(-1)];
    if (isTogether && first && last) phrases.push({ start: first.start, end: last.end });
  }
  return phrases;
}
