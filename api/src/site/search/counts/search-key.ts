import { failedSearches, searchWork } from '@nibras/contract/site/search/limits.ts';
import { withoutSteering } from '@nibras/contract/text/invisible.ts';
import { writtenWords } from '#platform/words/written-words.ts';

/** What equal searches have in common: their folded words, each once and in their order. */
export function searchKey(input: string): string {
  const words = writtenWords(input.slice(0, searchWork.foldedMaxLength)).map(
    ({ folded }) => folded,
  );
  return [...new Set(words)].slice(0, searchWork.distinctWords).join(' ');
}

/** A search as the studio shows it, on one line. */
export const shownSearch = (input: string): string =>
  withoutSteering(input)
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

const digit = /\p{Nd}/gu;

/** Whether a search may be counted: it has words, and no number or address that may be a person's. */
export function isCountable(input: string): boolean {
  const { length } = input.normalize('NFKC').match(digit) ?? [];
  if ((length ?? 0) >= failedSearches.digits || input.normalize('NFKC').includes('@')) return false;
  return searchKey(input).length > 1;
}
