import { join } from 'node:path';
import sharp from 'sharp';
import { repoRoot } from '#platform/config/paths.ts';
import {
  greek,
  mathematics,
  subscriptRun,
  superscriptRun,
  undrawable,
} from './preview-characters.ts';

/**
 * The fonts and where they are: the renderer may use no other, so that a picture is the same on every machine. Greek and
 * mathematical signs, which Readex Pro lacks, are drawn in Noto Sans Math.
 */
const family = 'Readex Pro';
process.env.FONTCONFIG_FILE = join(repoRoot(), 'api/assets/fonts/fonts.conf');

/** Sets the direction of a line that begins with a Latin word. */
const rightToLeft = '\u200f';

const runStart = `[A-Za-z${greek}]`;
const runCharacter = `[!-~\\u00a1-\\u017e${greek}${mathematics}]`;
/**
 * Latin and Greek runs with punctuation and signs, such as `C++`, `O(n²)` and `f(x) → π`: isolated, so that these stay
 * at their side. An arrow at the end belongs to the sentence.
 */
const latinRun = new RegExp(
  `${runStart}${runCharacter}*(?: ${runCharacter}+)*(?<! [\\u2190-\\u21ff]+)`,
  'gu',
);
const isolate = (line: string) => line.replace(latinRun, '\u2066$&\u2069');

const element = (name: string) => (run: string) => `<${name}>${run.normalize('NFKC')}</${name}>`;

/** The text as markup of the renderer. */
const markupOf = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(superscriptRun, element('sup'))
    .replace(subscriptRun, element('sub'));

/** A text for the picture: composed characters, single spaces, and only characters of the fonts. */
export const drawableText = (text: string): string =>
  text.normalize('NFC').replace(undrawable, ' ').replace(/\s+/g, ' ').trim();

interface Style {
  /** In pixels. */
  size: number;
  colour: string;
}

/** A drawn text: pixels of four channels, cut to its ink. */
export interface TextPicture {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** Draws lines of text, aligned to the right. */
export function drawLines(lines: readonly string[], { size, colour }: Style): Promise<TextPicture> {
  const text = lines.map((line) => rightToLeft + markupOf(isolate(line))).join('\n');
  return sharp({
    text: {
      text: `<span foreground="${colour}">${text}</span>`,
      font: `${family} ${size}px`,
      dpi: 72,
      // The start of a line, which is at the right in Arabic.
      align: 'left',
      rgba: true,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function fits(line: string, { size, width }: { size: number; width: number }) {
  const { info } = await drawLines([line], { size, colour: '#fff' });
  return info.width <= width;
}

/** The largest count from 1 to `most` for which the text fits; 1 where none does. */
async function largestFitting(most: number, fitsWith: (count: number) => Promise<boolean>) {
  let [low, high] = [1, most];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (await fitsWith(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The most characters of a line that are measured: more never fit into one. */
const measuredLength = 120;

const letters = new Intl.Segmenter('ar', { granularity: 'grapheme' });

interface TextBox {
  size: number;
  width: number;
  lines: number;
}

/** Takes one line from a text: whole words, or letters of a word that is wider than the line. */
async function takeLine(text: string, box: TextBox): Promise<{ line: string; rest: string }> {
  const words = text.slice(0, measuredLength).split(' ');
  const join = (count: number) => words.slice(0, count).join(' ');
  const count = await largestFitting(words.length, (some) => fits(join(some), box));
  let line = join(count);
  const next = join(count + 1);
  // A word that is wider than a whole line is broken: otherwise a line could stay almost empty.
  const isBroken = line.length < next.length / 2 && !(await fits(words[count] ?? '', box));
  if (isBroken || (count === 1 && !(await fits(line, box)))) {
    if (isBroken) line = next;
    const parts = [...letters.segment(line)].map(({ segment }) => segment);
    const some = await largestFitting(parts.length, (length) =>
      fits(parts.slice(0, length).join(''), box),
    );
    line = parts.slice(0, some).join('');
  }
  return { line, rest: text.slice(line.length).trimStart() };
}

/** Shortens a last line until it fits with an ellipsis: at a space, unless that would leave less than half of it. */
async function withEllipsis(line: string, box: TextBox): Promise<string> {
  if (await fits(`${line}…`, box)) return `${line}…`;
  const end = line.lastIndexOf(' ');
  if (end > line.length / 2) return withEllipsis(line.slice(0, end), box);
  return withEllipsis([...line].slice(0, -1).join(''), box);
}

/** Breaks a text into lines that fit; the last one ends with an ellipsis where there is more. */
export async function breakLines(text: string, box: TextBox): Promise<string[]> {
  const lines: string[] = [];
  for (let rest = text; rest !== ''; ) {
    const taken = await takeLine(rest, box);
    rest = taken.rest;
    const isLast = lines.length === box.lines - 1;
    lines.push(isLast && rest !== '' ? await withEllipsis(taken.line, box) : taken.line);
    if (isLast) break;
  }
  return lines;
}
