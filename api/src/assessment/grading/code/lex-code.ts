import type { CodeLanguage } from '@nibras/contract/assessment/questions/shapes.ts';
import { foldDigits } from '@nibras/contract/text/digits.ts';

/** How a language writes what does not count or counts in its own way. */
interface Grammar {
  comment: RegExp | null;
  /** The quotes of strings; those of one group mean the same. */
  quotes: readonly string[];
  /** Whether `'` and `"` around a string mean the same. */
  equalQuotes: boolean;
  /** Whether words outside strings are compared without case. */
  anyCase: boolean;
  /** Whether a line's end and the spaces at its beginning mean something. */
  lines: boolean;
  /** Whether a last `;` may be missing. */
  looseEnd: boolean;
}

const script: Grammar = {
  comment: /\/\/[^\n]*|\/\*[\s\S]*?\*\//y,
  quotes: ["'", '"', '`'],
  equalQuotes: true,
  anyCase: false,
  lines: false,
  looseEnd: true,
};

export const grammars: Record<CodeLanguage | 'none', Grammar> = {
  javascript: script,
  typescript: script,
  python: {
    ...script,
    comment: /#[^\n]*/y,
    quotes: ["'''", '"""', "'", '"'],
    lines: true,
    looseEnd: false,
  },
  sql: {
    ...script,
    comment: /--[^\n]*|\/\*[\s\S]*?\*\//y,
    quotes: ["'", '"'],
    equalQuotes: false,
    anyCase: true,
  },
  html: { ...script, comment: /<!--[\s\S]*?-->/y, quotes: ["'", '"'], looseEnd: false },
  none: { ...script, comment: null, equalQuotes: false, looseEnd: false },
};

const word = /[\p{L}\p{M}_$@\d٠-٩۰-۹][\p{L}\p{M}\p{N}_$]*(?:\.\d[\p{N}\w]*)?/uy;
const sign =
  />>>=|===|!==|\*\*=|<<=|>>=|>>>|\.\.\.|&&=|\|\|=|\?\?=|\/\/=|=>|==|!=|<=|>=|&&|\|\||\?\?|\?\.|\+\+|--|\+=|-=|\*=|\/=|%=|\*\*|\/\/|->|:=|<<|>>|::|<>|[\s\S]/y;
const space = /[^\S\n]+/y;

/** Signs that a phone puts in place of those that were meant, and marks that are not seen. */
export const typedSigns = (code: string) =>
  code
    .normalize('NFC')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\r\n?/g, '\n')
    .trim();

const take = (pattern: RegExp, code: string, at: number): string => {
  pattern.lastIndex = at;
  return pattern.exec(code)?.[0] ?? '';
};

/** The string literal that begins at a place, up to its closing quote; '' where there is none. */
function literal(
  code: string,
  at: number,
  { quotes }: Grammar,
): { quote: string; text: string } | null {
  const quote = quotes.find((one) => code.startsWith(one, at));
  if (!quote) return null;
  for (let end = at + quote.length; end < code.length; end++) {
    if (code[end] === '\\') end += 1;
    else if (code.startsWith(quote, end)) {
      return { quote, text: code.slice(at + quote.length, end) };
    } else if (code[end] === '\n' && quote.length === 1 && quote !== '`') return null;
  }
  return null;
}

/** A string as it is compared: its content, and its quotes where they mean something. */
function literalToken({ quote, text }: { quote: string; text: string }, { equalQuotes }: Grammar) {
  if (!equalQuotes || quote === '`') return `${quote}${text}`;
  return `"${text.replace(/\\(['"])/g, '$1')}`;
}

/**
 * Divides code into what counts: words, signs and strings as they are; no comment, and no space but where a language's
 * lines mean something.
 */
export function lexCode(code: string, grammar: Grammar): string[] {
  const tokens: string[] = [];
  for (let at = 0; at < code.length; ) {
    const skipped = take(space, code, at) || (grammar.comment && take(grammar.comment, code, at));
    if (skipped) {
      at += skipped.length;
      continue;
    }
    if (code[at] === '\n') {
      const indent = take(/\n\s*\n|\n/y, code, at);
      at += indent.length;
      if (grammar.lines && tokens.length > 0) tokens.push(`\n${take(space, code, at)}`);
      continue;
    }
    const string = literal(code, at, grammar);
    if (string) {
      tokens.push(literalToken(string, grammar));
      at += string.text.length + 2 * string.quote.length;
      continue;
    }
    const next = take(word, code, at) || take(sign, code, at);
    const folded = foldDigits(next);
    tokens.push(grammar.anyCase ? folded.toLowerCase() : folded);
    at += next.length;
  }
  return grammar.looseEnd && tokens.length > 1 && tokens.at(-1) === ';'
    ? tokens.slice(0, -1)
    : tokens;
}
