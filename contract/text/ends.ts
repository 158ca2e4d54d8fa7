/*
 * Patterns such as `\/+$` are tried again from every sign of a run, so a run inside a text costs the square of its length.
 * These functions read each sign once.
 */

/** `text` without the characters at its end that `pattern`, a pattern of one character, matches. */
export function withoutTrailing(text: string, pattern: RegExp): string {
  let end = text.length;
  while (end > 0 && pattern.test(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}

/** `text` without the characters at its beginning and its end that `pattern`, a pattern of one character, matches. */
export function withoutEnds(text: string, pattern: RegExp): string {
  const stored = withoutTrailing(text, pattern);
  let from = 0;
  while (from < stored.length && pattern.test(stored[from] ?? '')) from += 1;
  return stored.slice(from);
}

/** A text of several lines in one: each line end becomes, with the spaces around it, one space. */
export const inOneLine = (text: string): string =>
  text.includes('\n')
    ? text
        .split('\n')
        .map((line, at, { length }) => {
          const begun = at === 0 ? line : line.trimStart();
          return at === length - 1 ? begun : begun.trimEnd();
        })
        .filter((line, at, { length }) => line !== '' || at === 0 || at === length - 1)
        .join(' ')
    : text;
