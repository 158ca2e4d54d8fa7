import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fontCharacters } from './font-characters.ts';

const require = createRequire(import.meta.url);

/**
 * Whole static fonts: Typst reads no WOFF2, and of a variable font the default weight alone. Only one family: where Typst
 * looks for a character in a second one, compilers of it have ended their process (decision record 0081).
 */
export function documentFontFolders(): string[] {
  const readexPro = dirname(require.resolve('@expo-google-fonts/readex-pro/package.json'));
  return [join(readexPro, '400Regular'), join(readexPro, '700Bold')];
}

let known: Set<number> | undefined;

/** The characters that papers can show: those that all weights have. */
export function documentCharacters(): Set<number> {
  known ??= documentFontFolders()
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.ttf'))
    .map((file) => fontCharacters(readFileSync(file)))
    .reduce((one, other) => new Set(Array.from(one).filter((code) => other.has(code))));
  return known;
}

/** Would turn the order of what follows. */
const directionSigns = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A mark of Arabic (tashkeel) that stands on an Arabic letter, or on a first mark of it. Any other mark is left out: it is not
 * readable, and compilers of Typst have ended their process over a mark without a letter.
 */
const strayMarks =
  /(?<![\u0621-\u063a\u0641-\u064a\u0671])(?<![\u0621-\u063a\u0641-\u064a\u0671][\u064b-\u0652\u0670])[\u064b-\u0652\u0670]/gu;
const otherMarks = /(?![\u064b-\u0652\u0670])\p{M}/gu;

/** Letters, digits, signs and marks; no control characters, and no spaces but the usual one. */
const visible = /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u;

/** A text for a paper: composed, and without what the fonts lack (a box would stand there) or what cannot stand alone. */
export function drawable(text: string): string {
  const characters = documentCharacters();
  return [
    ...text
      .normalize('NFC')
      .replaceAll('٪', '%')
      .replace(directionSigns, '')
      .replace(otherMarks, ''),
  ]
    .map((one) => {
      if (one === '\n') return one;
      return visible.test(one) && characters.has(one.codePointAt(0) ?? 0) ? one : ' ';
    })
    .join('')
    .replace(strayMarks, '')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}

/** The same for all texts of some data. Pictures in SVG stay as they are. */
export function drawableData(data: unknown): unknown {
  if (typeof data === 'string') return data.startsWith('<svg') ? data : drawable(data);
  if (Array.isArray(data)) return data.map(drawableData);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, drawableData(value)]));
}
