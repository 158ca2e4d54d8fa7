import { textDirection } from './text-direction.ts';

/** A piece of code: what runs with the code, or Arabic words that run by themselves from right to left. */
export type CodeBit = string | { words: string };

const arabic = /\p{Script=Arabic}/u;
const quotes = ['"', "'", '`'];

/** Of a line without them that begins in Arabic, all is words: of a text of several lines or between two tags. */
const signsOfCode = /[=(){}[\];"'`<>]/;

/** Where the literal that is opened at `open` ends, or -1. */
function literalEnd(line: string, open: number): number {
  const quote = line[open];
  for (let at = open + 1; at < line.length; at++) {
    if (line[at] === '\\') at++;
    else if (line[at] === quote) return at;
  }
  return -1;
}

/** How long the sign of a comment at `at` is, 0 where none begins. A sign inside a word or an address begins none. */
function commentSign(line: string, at: number): number {
  if (line.startsWith('<!--', at)) return 4;
  if (line.startsWith('/*', at)) return 2;
  const before = line[at - 1] ?? ' ';
  if (line.startsWith('//', at) && before !== ':') return 2;
  if (line[at] === '#' && /\s/.test(before) && /[\s#]/.test(line[at + 1] ?? ' ')) return 1;
  if (line.startsWith('--', at) && /\s/.test(before) && /\s/.test(line[at + 2] ?? ' ')) return 2;
  return 0;
}

/** Appends words: Arabic ones by themselves, and code in braces inside them from left to right again. */
function addWords(bits: CodeBit[], text: string): void {
  const words = text.trim();
  if (!arabic.test(words) || textDirection(words) === 'ltr') {
    bits.push(text);
    return;
  }
  const from = text.indexOf(words);
  bits.push(text.slice(0, from), { words }, text.slice(from + words.length));
}

function lineBits(line: string): CodeBit[] {
  const bits: CodeBit[] = [];
  if (arabic.test(line.trimStart().charAt(0)) && !signsOfCode.test(line)) {
    addWords(bits, line);
    return bits;
  }
  const open = new Set(quotes);
  /** What is not yet appended begins here. */
  let from = 0;
  const take = (start: number, end: number) => {
    bits.push(line.slice(from, start));
    addWords(bits, line.slice(start, end));
    from = end;
  };
  /** Behind the last tag, where the words between two tags would begin. */
  let behindTag = -1;
  for (let at = 0; at < line.length; at++) {
    const sign = commentSign(line, at);
    if (sign > 0) {
      const close = line.startsWith('<!--', at) ? '-->' : line.startsWith('/*', at) ? '*/' : null;
      const end = close === null ? -1 : line.indexOf(close, at + sign);
      take(at + sign, end < 0 ? line.length : end);
      at = from - 1;
    } else if (open.has(line[at] ?? '')) {
      const end = literalEnd(line, at);
      // A sign without its second one is an apostrophe, and all that follow in the line have none either.
      if (end < 0) {
        open.delete(line[at] ?? '');
      } else {
        take(at + 1, end);
        at = end;
      }
    } else if (line[at] === '>') {
      behindTag = at + 1;
    } else if (line[at] === '<' && behindTag >= from) {
      take(behindTag, at);
    }
  }
  bits.push(line.slice(from));
  return bits;
}

/**
 * Code in pieces: its Arabic string literals, comments and words between tags are pieces of their own, since a row of
 * two of them would otherwise be drawn in the order of Arabic. One pass over the text; without Arabic one piece.
 */
export function codeLiterals(code: string): CodeBit[] {
  if (!arabic.test(code)) return [code];
  const bits: CodeBit[] = [];
  for (const [index, line] of code.split('\n').entries()) {
    for (const bit of [index > 0 ? '\n' : '', ...lineBits(line)]) {
      const last = bits.at(-1);
      if (typeof bit === 'string' && typeof last === 'string') bits[bits.length - 1] = last + bit;
      else if (bit !== '') bits.push(bit);
    }
  }
  return bits;
}

/** The words of a literal, in which code in braces («{name}», «${price}») runs from left to right. */
export const wordsAndCode = (words: string): string[] => words.split(/(\$?\{[^{}]*\})/);
