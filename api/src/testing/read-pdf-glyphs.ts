import { inflateSync } from 'node:zlib';

/** The texts of a PDF's pages, as its programs show them: `(…)` with escapes, or `<…>` in hex. */
const shownTexts = /\(((?:[^\\()]|\\[\s\S])*)\)|<([0-9A-Fa-f\s]*)>(?=[^>]*T[jJ])/g;
const named: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const unescaped = (text: string) =>
  text.replace(/\\(?:([0-7]{1,3})|([\s\S]))/g, (_escape, octal?: string, sign = '') =>
    octal === undefined ? (named[sign] ?? sign) : String.fromCharCode(Number.parseInt(octal, 8)),
  );

const ofHex = (text: string) => Buffer.from(text.replace(/\s/g, ''), 'hex').toString('latin1');

/** The programs that draw pages; other streams are fonts, pictures and tables. */
function* programs(pdf: Buffer): Generator<string> {
  const source = pdf.toString('latin1');
  for (const { index, 0: start } of source.matchAll(/>>\s*stream\r?\n/g)) {
    const from = index + start.length;
    const stream = pdf.subarray(from, source.indexOf('endstream', from));
    try {
      yield inflateSync(stream).toString('latin1');
    } catch {
      yield stream.toString('latin1');
    }
  }
}

/**
 * The numbers of the glyphs that a PDF shows, in its own fonts (two bytes each, as Typst writes them). Number 0 is the one of
 * every font that stands for a character which the font lacks.
 */
export function shownGlyphs(pdf: Buffer): number[] {
  const glyphs: number[] = [];
  for (const program of programs(pdf)) {
    for (const [block] of program.matchAll(/\bBT\s[\s\S]*?\sET\b/g)) {
      if (!/ Tf\b/.test(block)) continue;
      for (const [, literal, hex] of withoutTags(block).matchAll(shownTexts)) {
        const bytes = literal === undefined ? ofHex(hex ?? '') : unescaped(literal);
        for (let at = 0; at + 1 < bytes.length; at += 2) {
          glyphs.push(bytes.charCodeAt(at) * 256 + bytes.charCodeAt(at + 1));
        }
      }
    }
  }
  return glyphs;
}

/** Beside the shown texts stand descriptions of them, for copying. */
const withoutTags = (block: string) => block.replace(/<<[\s\S]*?>>\s*BDC/g, '');
