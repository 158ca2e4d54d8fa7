/** The names of Latin letters and signs as they are written in Arabic, folded. */
const names: Record<string, readonly string[]> = {
  a: ['ايه', 'اي'],
  b: ['بي'],
  c: ['سي'],
  d: ['دي'],
  e: ['اي'],
  f: ['اف'],
  g: ['جي'],
  h: ['اتش', 'ايتش', 'اج', 'هاتش'],
  i: ['اي'],
  j: ['جي', 'جيه'],
  k: ['كي', 'كيه'],
  l: ['ال'],
  m: ['ام'],
  n: ['ان'],
  o: ['او'],
  p: ['بي'],
  q: ['كيو'],
  r: ['ار'],
  s: ['اس'],
  t: ['تي'],
  u: ['يو'],
  v: ['في'],
  w: ['دبليو', 'دبل يو'],
  x: ['اكس'],
  y: ['واي'],
  z: ['زد', 'زي'],
  2: ['تو'],
  3: ['ثري'],
  4: ['فور'],
  '#': ['شارب'],
  '+': ['بلس', 'بلاس'],
};

const lettersOf = new Map<string, string[]>();
for (const [letter, spellings] of Object.entries(names)) {
  for (const name of spellings) lettersOf.set(name, [...(lettersOf.get(name) ?? []), letter]);
}

/** Whether a word may be the name of a letter. */
export const isLetterName = (word: string): boolean => lettersOf.has(word);

/** Words of more letters are names that are spoken. */
const longest = 5;

/**
 * The words that are spelled by some names of letters: «بي اتش بي» is `php`, and perhaps `bhp`.
 * @returns none for a single name, which is a word more often
 */
export function spelledBy(words: readonly string[]): string[] {
  if (words.length < 2 || words.length > longest) return [];
  let spelled = [''];
  for (const word of words) {
    const letters = lettersOf.get(word) ?? [];
    spelled = spelled.flatMap((before) => letters.map((letter) => before + letter));
  }
  return spelled;
}

/** The names of the letters of a short Latin word, each with its spellings; null for a word that is spoken. */
export function letterNames(word: string): (readonly string[])[] | null {
  if (word.length < 2 || word.length >= longest) return null;
  const spelled = [...word].map((letter) => names[letter]);
  return spelled.every((one) => one !== undefined) ? spelled : null;
}
