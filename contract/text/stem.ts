import { nounBeginning } from './affixes.ts';
import { type Lexicon, lexicon, type WordGroup } from './lexicon.ts';

/** Endings of nouns, longest first, with what a word was before: itself, or with ة (after folding ه). */
const endings = [
  ...['هما', 'كما', 'ها', 'هم', 'هن', 'كم', 'نا', 'ه', 'ك', 'ي'].map((end) => [end, ''] as const),
  ...['اتهما', 'اتها', 'اتهم', 'اتنا', 'اتكم', 'اته', 'اتك', 'اتي', 'ات'].flatMap((end) => [
    [end, 'ه'] as const,
    [end, ''] as const,
  ]),
  ...['تين', 'تان'].map((end) => [end, 'ه'] as const),
  ...['ون', 'ين', 'ان', 'ا', 'و'].map((end) => [end, ''] as const),
];

/** Before a pronoun a word changes its last letter: ة is ت, a hamza has a seat, ى is ا. */
function beforePronoun(stem: string): string[] {
  const begin = stem.slice(0, -1);
  if (stem.endsWith('ت')) return [`${begin}ه`, stem];
  if (/ا[يو]$/.test(stem)) return [`${begin}ء`, stem];
  return stem.endsWith('ا') ? [`${begin}ي`, stem] : [stem];
}

interface Stem {
  word: string;
  ending: string;
}

/** What a word may be without its ending. */
const stemsOf = (word: string): Stem[] =>
  endings.flatMap(([ending, before]) => {
    if (!word.endsWith(ending)) return [];
    const stem = word.slice(0, -ending.length);
    const stems = before === '' ? beforePronoun(stem) : [stem + before];
    return stems.map((one) => ({ word: one, ending }));
  });

const beginning = new RegExp(`^${nounBeginning}(?=.{4})`);

/** A word without each particle that may be at its beginning. */
function withoutBeginnings(word: string): string[] {
  const longest = beginning.exec(word)?.[0].length ?? 0;
  return Array.from({ length: longest }, (_, at) => word.slice(at + 1)).filter(
    (rest) => rest.length > 3,
  );
}

/** A listed word with an ending that is its own: «رقمي» is not of «رقم», nor «عينات» of «عين». */
const isListed = ({ nouns }: Lexicon, { word, ending }: Stem) =>
  nouns.has(word) && (word.length > 3 || word.endsWith('ه') || !/^(?:[يكوه]|ات.*)$/.test(ending));

/** The listed words of which a noun is a form; those that differ least from it. */
function listedNouns(word: string, words: Lexicon): string[] {
  for (const begun of [word, ...withoutBeginnings(word)]) {
    if (words.nouns.has(begun)) return [begun];
    // Of several endings the shortest that leaves a listed word.
    const [stem] = stemsOf(begun)
      .filter((one) => isListed(words, one))
      .toSorted((one, other) => one.ending.length - other.ending.length);
    if (stem) return [stem.word];
  }
  return [];
}

const present = /^[وف]?[سل]?[يتنا](.{2,}?)(?:ون|ين|ان|وا|ها|هم|هن|ه|نا|ك|كم)?$/;
const past = /^[وف]?(.{3,}?)(?:ت|نا|وا|تم|ها|هم|ه)?$/;

/** The groups of the verb of which a word is a form. */
function verbGroups(word: string, { presents, pasts }: Lexicon): WordGroup[] {
  const [, whole = ''] = /^[وف]?[سل]?[يتنا](.{2,})$/.exec(word) ?? [];
  const [, stem = ''] = present.exec(word) ?? [];
  const [, root = ''] = past.exec(word) ?? [];
  return presents.get(whole) ?? presents.get(stem) ?? pasts.get(word) ?? pasts.get(root) ?? [];
}

/** The words of which one that is not listed may be a form; with fewer letters it is more likely another word. */
function guessedNouns(word: string): string[] {
  const guesses = stemsOf(word).filter(({ word: stem, ending }) => {
    // «مبرمجو» and «مبرمجي», of something; «عملي» is another word.
    if (/^[يو]$/.test(ending)) return /^م.{3,}/.test(stem);
    if (stem.endsWith('ه')) return stem.length > 2 && ending !== 'ه';
    return stem.length > (ending === 'ك' ? 4 : 3);
  });
  const [begun] = /^[وفبكل].{5,}$/.test(word) ? [word.slice(1)] : [];
  return [...guesses.map(({ word: stem }) => stem), ...(begun ? [begun] : [])];
}

/** What a word is a form of. */
export interface Meaning {
  nouns: string[];
  presents: string[];
  pasts: string[];
  /** Whether the nouns are listed, and so are known to be words. */
  isListed: boolean;
}

/** Reads a folded Arabic word: the words of which it is a form, with their plurals and verbs. */
export function meaningOf(word: string): Meaning {
  const words = lexicon();
  const nouns = listedNouns(word, words);
  const groups =
    nouns.length > 0
      ? nouns.flatMap((noun) => words.nouns.get(noun) ?? [])
      : verbGroups(word, words);
  if (groups.length === 0) {
    return { nouns: [word, ...guessedNouns(word)], presents: [], pasts: [], isListed: false };
  }
  const all = (of: (group: WordGroup) => string[]) => [...new Set(groups.flatMap(of))];
  return {
    // The noun of a verb has its plurals too: «يصمّم» finds «تصاميم».
    nouns: all(({ nouns: own, presents }) =>
      presents.length === 0
        ? own
        : own.flatMap((noun) => (words.nouns.get(noun) ?? []).flatMap((group) => group.nouns)),
    ),
    presents: all((group) => group.presents),
    pasts: all((group) => group.pasts),
    isListed: true,
  };
}
