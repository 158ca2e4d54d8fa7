import type { CodeLanguage } from '@nibras/contract/assessment/questions/shapes.ts';
import { gapPlace } from './gap-place.ts';
import { grammars, lexCode, typedSigns } from './lex-code.ts';

/** `<>` and `!=` are one comparison in SQL. */
const sqlToken = (token: string) => (token === '<>' ? '!=' : token);

/** The tokens of HTML, in which names of tags and attributes are written in any case. */
function htmlTokens(tokens: readonly string[], begins: boolean): string[] {
  let isTag = begins;
  return tokens.map((token) => {
    if (token === '<') isTag = true;
    if (token === '>') isTag = false;
    return isTag && !token.startsWith('"') ? token.toLowerCase() : token;
  });
}

/**
 * Whether what was written into a gap is the same code: spaces and comments do not count, strings count as they are, and
 * their quotes only where the language tells `'` from `"`. Inside a string every letter counts.
 */
export function sameCode(
  right: string,
  given: string,
  { language, code, gap }: { language: CodeLanguage | null; code: string; gap: number },
): boolean {
  const texts = [typedSigns(right), typedSigns(given)];
  const place = gapPlace(code, gap, language);
  if (place === 'string') return texts[0] === texts[1] && texts[0] !== '';
  const [one = [], other = []] = texts.map((text) => {
    const tokens = lexCode(text, grammars[language ?? 'none']);
    if (language === 'html') return htmlTokens(tokens, place === 'tag');
    return language === 'sql' ? tokens.map(sqlToken) : tokens;
  });
  return (
    one.length > 0 && one.length === other.length && one.every((token, at) => token === other[at])
  );
}
