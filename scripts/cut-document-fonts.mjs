/**
 * Cuts the fonts of PDFs and certificates for scripts that Readex Pro does not have whole: the letters of Kurdish, Persian,
 * Urdu and other languages in Arabic letters, Greek, Cyrillic, and Latin with all its marks.
 * `node scripts/cut-document-fonts.mjs` writes them; a test compares.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const root = new URL('../', import.meta.url);

/** The blocks of Unicode that are taken from a font, where it has them. Presentation forms are not: names are composed first. */
const blocks = {
  'noto-sans': [
    [0x20, 0x2ff],
    [0x300, 0x36f],
    [0x370, 0x3ff],
    [0x400, 0x52f],
    [0x1e00, 0x1eff],
    [0x1f00, 0x1fff],
    [0x200c, 0x2027],
  ],
  'noto-sans-arabic': [
    [0x20, 0x20],
    [0xa0, 0xa0],
    [0x600, 0x6ff],
    [0x750, 0x77f],
    [0x8a0, 0x8ff],
    [0x200c, 0x200d],
  ],
};

const weights = ['400Regular', '700Bold'];

const charactersOf = (ranges) =>
  ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('');

/** `noto-sans` and `700Bold` to `NotoSans_700Bold.ttf`, as the package calls it. */
const originalName = (family, weight) =>
  `${family.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())}_${weight}.ttf`;

/** The files by their paths in the project. */
export async function cutDocumentFonts() {
  const cut = new Map();
  for (const [family, ranges] of Object.entries(blocks)) {
    for (const weight of weights) {
      const file = `${family}/${weight}/${originalName(family, weight)}`;
      const original = await readFile(new URL(`node_modules/@expo-google-fonts/${file}`, root));
      const font = await subsetFont(original, charactersOf(ranges), {
        targetFormat: 'truetype',
        noHinting: true,
      });
      cut.set(`api/assets/document-fonts/${family}-${weight.slice(0, 3)}.ttf`, font);
    }
  }
  return cut;
}

if (import.meta.main) {
  for (const [path, font] of await cutDocumentFonts()) await writeFile(new URL(path, root), font);
}
