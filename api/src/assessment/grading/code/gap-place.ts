import type { CodeLanguage } from '@nibras/contract/assessment/questions/shapes.ts';
import { grammars } from './lex-code.ts';

/** Where a gap stands: in a string its letters count, in a tag they do not count their case. */
export type GapPlace = 'code' | 'string' | 'tag';

/** The quote that is open at the end of a line's beginning. */
function openQuote(line: string, quotes: readonly string[]): string | null {
  let open: string | null = null;
  for (let at = 0; at < line.length; at++) {
    const sign = line[at] ?? '';
    if (sign === '\\') at += 1;
    else if (open === sign) open = null;
    else if (!open && quotes.includes(sign)) open = sign;
  }
  return open;
}

/** @param gap the gap's number from 0 */
export function gapPlace(code: string, gap: number, language: CodeLanguage | null): GapPlace {
  const before = code.slice(0, Math.max(0, code.indexOf(`[[${gap + 1}]]`)));
  const isTag = language === 'html' && before.lastIndexOf('<') > before.lastIndexOf('>');
  const hasStrings = language !== 'html' || isTag;
  const from = isTag ? before.lastIndexOf('<') : before.lastIndexOf('\n') + 1;
  const quotes = grammars[language ?? 'none'].quotes.filter((quote) => quote.length === 1);
  if (hasStrings && openQuote(before.slice(from), quotes)) return 'string';
  return isTag ? 'tag' : 'code';
}
