import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { repoRoot } from '../config/paths.ts';
import { fontCharacters } from './font-characters.ts';

const require = createRequire(import.meta.url);

const readexPro = dirname(require.resolve('@expo-google-fonts/readex-pro/package.json'));
/** Cut by `scripts/cut-document-fonts.mjs`. */
const cutFonts = join(repoRoot(), 'api/assets/document-fonts');

/** Whole static fonts: Typst reads no WOFF2, and of a variable font the default weight alone. */
export const documentFontFolders = (): string[] => [
  join(readexPro, '400Regular'),
  join(readexPro, '700Bold'),
  cutFonts,
];

/** The characters that both weights of a font have. */
function charactersOf(files: readonly string[]): Set<number> {
  const [first = new Set<number>(), ...others] = files.map((file) =>
    fontCharacters(readFileSync(file)),
  );
  return new Set([...first].filter((code) => others.every((other) => other.has(code))));
}

const mainCharacters = () =>
  charactersOf(
    ['400Regular', '700Bold'].map((weight) => join(readexPro, weight, `ReadexPro_${weight}.ttf`)),
  );

/** Fonts for scripts that the main one lacks letters of, each with the range of characters that it may draw. */
const otherFonts = [
  {
    family: 'Noto Sans Arabic',
    file: 'noto-sans-arabic',
    range: '\\u{600}-\\u{6ff}\\u{750}-\\u{77f}\\u{8a0}-\\u{8ff}\\u{200c}',
  },
  {
    family: 'Noto Sans',
    file: 'noto-sans',
    range: 'A-Za-z\\u{aa}\\u{ba}\\u{c0}-\\u{52f}\\u{1e00}-\\u{1fff}',
  },
] as const;

/** Combining marks of Latin, which the main font has and places beside their letters. */
const combining = (code: number) => code >= 0x300 && code <= 0x36f;

/** A font for a whole text, and the characters that call for it. */
export interface DocumentFace {
  family: string;
  /** A class of a regular expression. A text with one of these has all its characters of `covers` in this font. */
  calls: string;
  covers: string;
}

interface Fonts {
  characters: Set<number>;
  faces: DocumentFace[];
}

let fonts: Fonts | undefined;

/** Code points as the inside of a class of a regular expression, in ranges. */
function classOf(codes: readonly number[]): string {
  const sorted = [...codes].sort((one, other) => one - other);
  const sign = (code: number) => `\\u{${code.toString(16)}}`;
  const starts = sorted.filter((code, at) => code - 1 !== sorted[at - 1]);
  const ends = sorted.filter((code, at) => code + 1 !== sorted[at + 1]);
  return starts.map((start, at) => `${sign(start)}-${sign(ends[at] ?? start)}`).join('');
}

function readFonts(): Fonts {
  const characters = mainCharacters();
  const main = new Set(characters);
  const faces = otherFonts.map(({ family, file, range }): DocumentFace => {
    const covers = new RegExp(`[${range}]`, 'u');
    const files = ['400', '700'].map((weight) => join(cutFonts, `${file}-${weight}.ttf`));
    const covered = [...charactersOf(files)].filter((code) =>
      covers.test(String.fromCodePoint(code)),
    );
    for (const code of covered) characters.add(code);
    const calling = covered.filter((code) => !main.has(code) || combining(code));
    return { family, calls: `[${classOf(calling)}]`, covers: `[${range}]` };
  });
  return { characters, faces };
}

const readOnce = (): Fonts => {
  fonts ??= readFonts();
  return fonts;
};

/** The characters that papers can show, in both weights. */
export const documentCharacters = (): Set<number> => readOnce().characters;

/**
 * The fonts beside the main one. A text is never drawn in two fonts of one script: letters of two fonts do not join, and a
 * word of them looks like two words.
 */
export const documentFaces = (): readonly DocumentFace[] => readOnce().faces;
