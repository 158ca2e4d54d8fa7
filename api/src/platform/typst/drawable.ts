import { documentCharacters } from './document-fonts.ts';

const isKnown = (character: string): boolean =>
  documentCharacters().has(character.codePointAt(0) ?? 0);

/**
 * Presentation forms, ligatures, wide and mathematical letters as the letters that they stand for, where the fonts lack
 * them. What would fall apart into several words stays, such as a sign that is a whole blessing, or an accent alone.
 */
const asLetters = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\p{ASCII}\s]/gu, (one) => {
      const letters = one.normalize('NFKC');
      return isKnown(one) || /\s/.test(letters) ? one : letters;
    })
    .normalize('NFC');

/** Characters that nobody sees and that turn or join what stands beside them; of all these only one is part of spelling. */
const invisible = /[^\P{Default_Ignorable_Code_Point}\u200c]|[\ufeff\u2800]/gu;

/** A non-joiner between two Arabic letters is part of Persian and Kurdish spelling; elsewhere it does nothing. */
const idleJoiner = /(?<!\p{Script=Arabic}\p{M}{0,3})\u200c|\u200c(?!\p{Script=Arabic})/gu;

const arabicLetter = '(?=\\p{L})[\\p{Script=Arabic}\\u0640]';
const arabicMark =
  '[\\u0610-\\u061a\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed]';
const otherLetter = '(?=\\p{L})[\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}]';
const otherMark = '[\\u0300-\\u036f]';

/** A letter with up to three marks of its script. A mark anywhere else ends Typst's process, or cannot be read. */
const marked = new RegExp(
  `(${arabicLetter}${arabicMark}{1,3}|${otherLetter}${otherMark}{1,3})|\\p{M}`,
  'gu',
);

/** Letters, digits, signs and marks; no control characters, and no spaces but the usual one. */
const visible = /[\p{L}\p{M}\p{N}\p{P}\p{S}\u200c]/u;

/** Typst ends its process over the Arabic sign in a line from left to right. */
const cleaned = (text: string): string =>
  asLetters(text).replaceAll('٪', '%').replace(invisible, '').replace(idleJoiner, '');

/** A text for a paper: composed, and without what the fonts lack (a box would stand there) or what cannot stand alone. */
export function drawable(text: string): string {
  const withoutStrayMarks = cleaned(text).replace(marked, (_, letter?: string) => letter ?? '');
  return [...withoutStrayMarks]
    .map((one) => {
      if (one === '\n') return one;
      return visible.test(one) && isKnown(one) ? one : ' ';
    })
    .join('')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}

const segments = new Intl.Segmenter('ar', { granularity: 'grapheme' });
const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

/**
 * The letters, digits and signs of a text that papers cannot show, each once; empty where they show all of it.
 * A letter with a mark that cannot be shown counts as one that is lost.
 */
export function lostCharacters(text: string): string[] {
  const whole = cleaned(text);
  if (withoutSpaces(drawable(text)) === withoutSpaces(whole)) return [];
  const letters = Array.from(
    segments.segment(whole.replaceAll('\u200c', '')),
    (one) => one.segment,
  );
  return [...new Set(letters.filter((one) => /\S/.test(one) && drawable(one) !== one))];
}

/** A person's name as papers show it; null where they would lose a part of it, and it would be another name. */
export function drawableName(name: string): string | null {
  const shown = drawable(name);
  return shown !== '' && lostCharacters(name).length === 0 ? shown : null;
}

/** What `drawable` leaves, for all texts of some data. Pictures in SVG stay as they are. */
export function drawableData(data: unknown): unknown {
  if (typeof data === 'string') return data.startsWith('<svg') ? data : drawable(data);
  if (Array.isArray(data)) return data.map(drawableData);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, drawableData(value)]));
}
