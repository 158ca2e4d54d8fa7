/**
 * Patterns of Arabic words: `a`, `b`, `c` and `d` stand for the letters of the root, which may be any letter, and every other
 * character for itself, such as «abوc» for «قلوب».
 */
export interface Pattern {
  text: string;
  /** Binds the letters of the root by their place. */
  parts: readonly { letter: string; root: number }[];
}

const rootLetters = 'abcd';

const parsed = new Map<string, Pattern>();

function parse(text: string): Pattern {
  const known = parsed.get(text);
  if (known) return known;
  const parts = [...text].map((letter) => ({ letter, root: rootLetters.indexOf(letter) }));
  const pattern = { text, parts };
  parsed.set(text, pattern);
  return pattern;
}

/** The letters of the root that a word has in a pattern; null where the word does not have it. */
export function bind(text: string, word: string): string[] | null {
  const { parts } = parse(text);
  if (parts.length !== word.length) return null;
  const root: string[] = [];
  for (const [at, part] of parts.entries()) {
    const letter = word[at] ?? '';
    if (part.root < 0) {
      if (letter !== part.letter) return null;
    } else if (root[part.root] === undefined) root[part.root] = letter;
    else if (root[part.root] !== letter) return null;
  }
  // A root begins with any letter; an alef inside it is a vowel.
  return root.slice(1).includes('ا') ? null : root;
}

/** The word of a root in a pattern. */
export const build = (text: string, root: readonly string[]): string =>
  parse(text)
    .parts.map(({ letter, root: place }) => (place < 0 ? letter : (root[place] ?? '')))
    .join('');
