/** A character of the folded text with its range in the original text. */
interface Piece {
  char: string;
  start: number;
  end: number;
}

/** Tashkeel, Quranic marks, tatweel, joiners and direction marks. */
const dropped =
  /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;

const letters: Record<string, string> = Object.fromEntries(
  [...'أإآٱىئؤةکیھۀ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'].map((from, at) => [
    from,
    'ااااييوهكيهه01234567890123456789'[at] ?? from,
  ]),
);

/** A letter with its combining marks. They are normalised together, so that a separate hamza is found. */
const cluster = /\P{M}\p{M}*|\p{M}+/gu;
const dotInWord = /([a-z0-9])[.]([a-z0-9])/g;
const notWord = /[^a-z0-9+#\u0621-\u064a\u0671-\u06d3\u00df-\u024f]+/g;
const prefix = /(^| )(?:وال|بال|كال|فال|لل|ال)(?=[^ ]{3,})/g;

const textOf = (pieces: Piece[]) => pieces.map((piece) => piece.char).join('');

function letterPieces(text: string): Piece[] {
  return [...text.matchAll(cluster)].flatMap(({ 0: whole, index }) =>
    // Split by UTF-16 units, so that indexes of pieces are indexes of their text.
    whole
      .normalize('NFKC')
      .toLowerCase()
      .split('')
      .filter((char) => !dropped.test(char))
      .map((char) => ({ char: letters[char] ?? char, start: index, end: index + whole.length })),
  );
}

/** Replaces the pieces of every match with the result of `replace`. */
function rewrite(
  pieces: Piece[],
  pattern: RegExp,
  replace: (match: Piece[], groups: RegExpMatchArray) => Piece[],
): Piece[] {
  const result: Piece[] = [];
  let from = 0;
  for (const match of textOf(pieces).matchAll(pattern)) {
    const to = match.index + match[0].length;
    result.push(
      ...pieces.slice(from, match.index),
      ...replace(pieces.slice(match.index, to), match),
    );
    from = to;
  }
  return [...result, ...pieces.slice(from)];
}

function foldedPieces(text: string): Piece[] {
  const undotted = rewrite(letterPieces(text), dotInWord, (match) =>
    match.filter(({ char }) => char !== '.'),
  );
  const spaced = rewrite(undotted, notWord, (match) => {
    const [first] = match;
    return first ? [{ ...first, char: ' ' }] : [];
  });
  return rewrite(spaced, prefix, (match, [, before]) => match.slice(0, before?.length ?? 0));
}

/**
 * Normalises spelling variants of Arabic (docs/behaviour/general.md#lists) like `fold_arabic` of the API's first migration,
 * with which the database searches. Used only to highlight search results, not to search.
 */
export function foldArabic(text: string): string {
  return textOf(foldedPieces(text)).trim();
}

/** A range of a text from `start` up to, but not including, `end`. */
export type TextRange = { start: number; end: number };

/** Patterns of another server may be none. */
function toPattern(mark: string): RegExp[] {
  try {
    return [new RegExp(`^(?:${mark})$`)];
  } catch {
    return [];
  }
}

/** Where words of a folded text are that a pattern describes as a whole. */
function* wholeWords(folded: string, marks: readonly string[]) {
  const patterns = marks.flatMap(toPattern);
  if (patterns.length === 0) return;
  for (const { 0: word, index } of folded.matchAll(/[^ ]+/g)) {
    if (patterns.some((pattern) => pattern.test(word))) yield { at: index, length: word.length };
  }
}

/**
 * Finds the words of a search in a text, comparing both folded, also inside other words.
 * @param marks what the server marks besides (`meta.marks` of a list): patterns of whole folded words
 * @returns ordered, non-overlapping ranges of the original text
 */
export function searchHits(
  text: string,
  search: string,
  marks: readonly string[] = [],
): TextRange[] {
  const words = foldArabic(search).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const pieces = foldedPieces(text);
  const folded = textOf(pieces);
  const highlighted = new Set<number>();
  const highlight = (at: number, length: number) => {
    for (let step = 0; step < length; step++) highlighted.add(at + step);
  };
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      highlight(at, word.length);
    }
  }
  for (const { at, length } of wholeWords(folded, marks)) highlight(at, length);
  const hits: TextRange[] = [];
  pieces.forEach(({ start, end }, at) => {
    if (!highlighted.has(at)) return;
    const last = hits.at(-1);
    if (last && highlighted.has(at - 1)) last.end = Math.max(last.end, end);
    else hits.push({ start, end });
  });
  return hits;
}
