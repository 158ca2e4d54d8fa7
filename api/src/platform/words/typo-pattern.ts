/** A typo in a shorter word is often another word. */
const minLength = 4;

/** For longer words a pattern with every typo is too expensive. */
const maxLength = 16;

/**
 * What a word with one typo has at least one of: the half of it in which the typo is not, or both with the swapped letters
 * between them.
 */
export function unharmedParts(word: string): string[] {
  const letters = [...word];
  const middle = Math.floor(letters.length / 2);
  const [before, after] = [letters.slice(0, middle), letters.slice(middle)];
  const swapped = [...before.slice(0, -1), after[0], before.at(-1), ...after.slice(1)];
  return [before, after, swapped].map((part) => part.join(''));
}

/**
 * Builds a PostgreSQL pattern for a whole word of a folded text that is `word` with at most one typo: a letter wrong,
 * missing or too many, or two neighbours swapped. The trigram index answers it (a hundred times faster than comparing
 * distances).
 * @param word folded: letters, digits, + and #
 * @returns null where the word is too short or too long
 */
export function typoPattern(word: string): string | null {
  const typos = wordWithTypo(word);
  return typos && `(?:^| )${typos}(?: |$)`;
}

/** The same pattern without what is around the word. */
export function wordWithTypo(word: string): string | null {
  // By code points and not UTF-16 units, as PostgreSQL counts characters.
  const letters = [...word].map((letter) => (letter === '+' ? '[+]' : letter));
  if (letters.length < minLength || letters.length > maxLength) return null;
  const variants = letters.flatMap((letter, place) => {
    const before = letters.slice(0, place).join('');
    const after = letters.slice(place + 1).join('');
    const next = letters[place + 1];
    return [
      `${before}[^ ]?${after}`,
      `${before}[^ ]${letter}${after}`,
      ...(next ? [before + next + letter + letters.slice(place + 2).join('')] : []),
    ];
  });
  const oneMore = `${letters.join('')}[^ ]`;
  return `(?:${[...new Set(variants), oneMore].join('|')})`;
}
