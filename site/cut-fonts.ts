/**
 * Generates the font subsets that almost every page needs, with the characters and weights that `app/ui/fonts.css`
 * declares, and that of formulas, with the characters of `formula.css`. `node site/cut-fonts.ts` writes them; `fonts.test.ts` fails if they are out of date.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const ui = new URL('./app/ui/', import.meta.url);
const outputFolder = new URL('./fonts/', ui);

/** The characters of a range like `U+0600-06FF, U+00A0`, in one string. */
export function signsIn(range: string): string {
  const parts = [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)];
  return parts
    .flatMap(([, first = '', last = first]) => {
      const from = Number.parseInt(first, 16);
      const length = Number.parseInt(last, 16) - from + 1;
      return Array.from({ length }, (_, index) => String.fromCodePoint(from + index));
    })
    .join('');
}

/** The font faces of a style sheet, each with its file, weights and range. */
export const facesIn = (css: string) =>
  [...css.matchAll(/@font-face \{(.*?)\}/gs)].map(([, body = '']) => ({
    file: /url\("(.*?)"\)/.exec(body)?.[1] ?? null,
    weights: (/font-weight: (\d+) (\d+)/.exec(body)?.slice(1) ?? []).map(Number),
    range: /unicode-range:(.*?);/s.exec(body)?.[1] ?? '',
  }));

/** The style sheet with the declarations of the subsets. */
export const fontStyles = () => readFile(new URL('fonts.css', ui), 'utf8');

const formulaStyles = new URL('./app/content/articles/rich-text/formula.css', import.meta.url);

/** The font of formulas with the characters that their style sheet names; it keeps the table that composes them. */
async function cutFormulaFont(): Promise<Buffer> {
  const [face] = facesIn(await readFile(formulaStyles, 'utf8'));
  const original = '@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2';
  const font = await readFile(fileURLToPath(import.meta.resolve(original)));
  const options = { targetFormat: 'woff2', noHinting: true } as const;
  return subsetFont(font, signsIn(face?.range ?? ''), options);
}

/** The generated files by their names in `app/ui/fonts/`. */
export async function cutFonts(): Promise<Map<string, Buffer>> {
  const cut = new Map<string, Buffer>();
  for (const { file, weights, range } of facesIn(await fontStyles())) {
    const name = /^\.\/fonts\/(.*)\.woff2$/.exec(file ?? '')?.[1];
    const [min, max] = weights;
    if (!name || min === undefined || max === undefined) continue;
    const original = `@fontsource-variable/readex-pro/files/${name}-wght-normal.woff2`;
    const font = await readFile(fileURLToPath(import.meta.resolve(original)));
    const variationAxes = { wght: { min, max, default: min } };
    const options = { targetFormat: 'woff2', variationAxes } as const;
    cut.set(`${name}.woff2`, await subsetFont(font, signsIn(range), options));
  }
  cut.set('noto-sans-math.woff2', await cutFormulaFont());
  return cut;
}

if (import.meta.main) {
  for (const [name, font] of await cutFonts()) await writeFile(new URL(name, outputFolder), font);
}
