/** A character of the folded text with the part of the original that it stands for. */
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

/** A letter with the marks that sit on it: composed together, so that a hamza typed apart is found. */
const cluster = /\P{M}\p{M}*|\p{M}+/gu;
const dotInWord = /([a-z0-9])[.]([a-z0-9])/g;
const notWord = /[^a-z0-9+#\u0621-\u064a\u0671-\u06d3\u00df-\u024f]+/g;
const particle = /(^| )(?:وال|بال|كال|فال|لل|ال)(?=[^ ]{3,})/g;

const textOf = (pieces: Piece[]) => pieces.map((piece) => piece.char).join('');

function letterPieces(text: string): Piece[] {
  return [...text.matchAll(cluster)].flatMap(({ 0: whole, index }) =>
    // By UTF-16 unit, so that places in the pieces are places in their text.
    whole
      .normalize('NFKC')
      .toLowerCase()
      .split('')
      .filter((char) => !dropped.test(char))
      .map((char) => ({ char: letters[char] ?? char, start: index, end: index + whole.length })),
  );
}

/** Replaces every match by what `keep` makes of its pieces. */
function rewrite(
  pieces: Piece[],
  pattern: RegExp,
  keep: (match: Piece[], groups: RegExpMatchArray) => Piece[],
): Piece[] {
  const result: Piece[] = [];
  let from = 0;
  for (const match of textOf(pieces).matchAll(pattern)) {
    const to = match.index + match[0].length;
    result.push(...pieces.slice(from, match.index), ...keep(pieces.slice(match.index, to), match));
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
  return rewrite(spaced, particle, (match, [, before]) => match.slice(0, before?.length ?? 0));
}

/**
 * Folds what Arabic writers leave out or vary (docs/behaviour/general.md#lists): the same as `fold_arabic` of the API's first migration,
 * which decides what a search finds. For showing why something was found; never for searching in its place.
 */
export function foldArabic(text: string): string {
  return textOf(foldedPieces(text)).trim();
}

/** A stretch of a text: from `start` up to, not including, `end`. */
export type Stretch = { start: number; end: number };

/**
 * Where the words of a search stand in a text, both folded, also inside other words: in order, not overlapping, as
 * places in the text as it is written. Empty for what was found by a typo's neighbour.
 */
export function searchHits(text: string, search: string): Stretch[] {
  const words = foldArabic(search).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const pieces = foldedPieces(text);
  const folded = textOf(pieces);
  const lit = new Set<number>();
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      for (let step = 0; step < word.length; step++) lit.add(at + step);
    }
  }
  const hits: Stretch[] = [];
  pieces.forEach(({ start, end }, at) => {
    if (!lit.has(at)) return;
    const last = hits.at(-1);
    if (last && lit.has(at - 1)) last.end = Math.max(last.end, end);
    else hits.push({ start, end });
  });
  return hits;
}
