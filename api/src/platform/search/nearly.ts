/** Shorter words have too many neighbours for a typo to be told from another word. */
const shortest = 4;

/** In longer words a pattern of every typo costs the database more than it is worth. */
const longest = 16;

/**
 * A PostgreSQL pattern for a whole word of a folded text that is `word` but for one typo: a letter wrong, missing or
 * too many, or two neighbours swapped. The trigram index answers it (a hundred times faster than comparing distances).
 * @param word folded: letters, digits, + and #
 * @returns null where the word's length allows no typo
 */
export function nearly(word: string): string | null {
  // By letters and not by UTF-16 units, as PostgreSQL counts them.
  const letters = [...word].map((letter) => (letter === '+' ? '[+]' : letter));
  if (letters.length < shortest || letters.length > longest) return null;
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
  return `(?:^| )(?:${[...new Set(variants), oneMore].join('|')})(?: |$)`;
}
