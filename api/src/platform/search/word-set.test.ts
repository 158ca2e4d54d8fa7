import { foldArabic } from '@nibras/contract/text/fold.ts';
import { describe, expect, test } from 'vitest';
import { typoPattern } from '../words/typo-pattern.ts';
import { nearMisses, type WordPair, wordPairs } from './word-set.ts';

const wanted: WordPair[] = Object.values(wordPairs).flat();
const unwanted: WordPair[] = Object.values(nearMisses).flat();
const all = [...wanted, ...unwanted];

const folded = (text: string) => foldArabic(text).split(' ').filter(Boolean);
const contains = (text: string, word: string) => foldArabic(text).includes(word);

/** Whether a text has a word with at most one typo, as the search allows it (typo-pattern.ts). */
function resembles(text: string, word: string): boolean {
  const pattern = typoPattern(word);
  return pattern !== null && new RegExp(pattern, 'u').test(foldArabic(text));
}

/** Whether the folding alone finds a text, which needs every word of the query. */
const foundByFolding = ({ input, text }: WordPair) =>
  folded(input).every((word) => contains(text, word) || resembles(text, word));

describe('the set of words', () => {
  test('has 300 pairs of eight kinds and 300 near misses of five', () => {
    const counts = (set: Record<string, readonly WordPair[]>) =>
      Object.fromEntries(Object.entries(set).map(([kind, pairs]) => [kind, pairs.length]));
    expect(counts(wordPairs)).toEqual({
      inflected: 45,
      attached: 50,
      soundPlural: 40,
      brokenPlural: 80,
      verbNoun: 35,
      dual: 18,
      spelling: 18,
      latin: 14,
    });
    expect(counts(nearMisses)).toEqual({
      sameRoot: 164,
      likeLetters: 60,
      names: 27,
      latin: 30,
      phrases: 19,
    });
    expect([wanted.length, unwanted.length]).toEqual([300, 300]);
  });

  test('has no text twice', () => {
    const texts = all.map(({ text }) => foldArabic(text));
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });

  test('has whole titles and short queries', () => {
    expect(all.filter(({ text }) => folded(text).length < 3)).toEqual([]);
    expect(all.filter(({ input }) => ![1, 2, 3].includes(folded(input).length))).toEqual([]);
  });

  test('no near miss is found by the folding or by one typo', () => {
    expect(unwanted.filter(foundByFolding)).toEqual([]);
  });

  test('few pairs are found by the folding without a typo, which must not decide the score', () => {
    const easy = wanted.filter(({ input, text }) =>
      folded(input).every((word) => contains(text, word)),
    );
    expect(easy.length).toBeLessThan(wanted.length / 10);
  });
});
