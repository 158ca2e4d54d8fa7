import { brokenPlurals } from './broken-plurals.ts';
import { foldArabic } from './fold.ts';
import { verbs } from './verbs.ts';

/** Words that mean the same to a learner, all folded. */
export interface WordGroup {
  /** A noun with its plurals. */
  nouns: string[];
  /** Present tenses without their first letter. */
  presents: string[];
  pasts: string[];
}

/** Reads groups of words, separated by commas, folded in one go. A # is kept by folding, and a comma is not. */
export const parseGroups = (list: string): string[][] =>
  foldArabic(list.replaceAll('،', ' # '))
    .split(' # ')
    .map((group) => group.split(' ').filter(Boolean));

function readGroups(): WordGroup[] {
  const nouns = Object.values(brokenPlurals)
    .flatMap(parseGroups)
    .map((group) => ({ nouns: group, presents: [], pasts: [] }));
  const done = parseGroups(verbs).map(([noun = '', ...tenses]) => ({
    nouns: [noun],
    presents: tenses.slice(-1).map((present) => present.slice(1)),
    pasts: tenses.slice(0, -1),
  }));
  return [...nouns, ...done];
}

function indexBy(groups: WordGroup[], words: (group: WordGroup) => string[]) {
  const index = new Map<string, WordGroup[]>();
  for (const group of groups) {
    for (const word of words(group)) index.set(word, [...(index.get(word) ?? []), group]);
  }
  return index;
}

/** The listed words, folded when they are first used. */
export interface Lexicon {
  nouns: Map<string, WordGroup[]>;
  presents: Map<string, WordGroup[]>;
  pasts: Map<string, WordGroup[]>;
}

let read: Lexicon | undefined;

/** The words with their plurals and verbs. */
export function lexicon(): Lexicon {
  if (read) return read;
  const groups = readGroups();
  read = {
    nouns: indexBy(groups, ({ nouns }) => nouns),
    presents: indexBy(groups, ({ presents }) => presents),
    pasts: indexBy(groups, ({ pasts }) => pasts),
  };
  return read;
}
