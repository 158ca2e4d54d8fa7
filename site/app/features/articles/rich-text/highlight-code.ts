import { type CodeLanguage, languageOf } from './languages.ts';
import type { CodePiece } from './rich-node.ts';

const patterns = new Map<string, RegExp>();

function patternOf(language: CodeLanguage): RegExp {
  const known = patterns.get(language.label);
  if (known) return known;
  const source = language.rules.map(([, pattern]) => `(${pattern})`).join('|');
  const made = new RegExp(source, language.caseless ? 'gim' : 'gm');
  patterns.set(language.label, made);
  return made;
}

/**
 * Cuts code into pieces for colouring: comments, strings, numbers, keywords, called names, tags and field names, by
 * their look alone. The pieces in order are the code, letter for letter; a language that is not known is one piece.
 * Ours, because 2 kB by look serve short samples as well as a grammar of 30 kB does, on the server and in the
 * browser in the same way.
 */
export function highlightCode(code: string, languageName: string): CodePiece[] {
  const language = languageOf(languageName);
  if (!language) return [code];
  const pieces: CodePiece[] = [];
  let from = 0;
  for (const match of code.matchAll(patternOf(language))) {
    const [text, ...groups] = match;
    if (text === '') continue;
    if (match.index > from) pieces.push(code.slice(from, match.index));
    const rule = groups.findIndex((group) => group !== undefined);
    const kind = language.rules[rule]?.[0];
    pieces.push(kind ? [kind, text] : text);
    from = match.index + text.length;
  }
  if (from < code.length) pieces.push(code.slice(from));
  return pieces;
}
