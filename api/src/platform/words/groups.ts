import { foldArabic } from '@nibras/contract/text/fold.ts';

/** Reads a list of groups of words, separated by commas, folded in one go. A # is kept by folding, and a comma is not. */
export const parseGroups = (list: string): string[][] =>
  foldArabic(list.replaceAll('،', ' # '))
    .split(' # ')
    .map((group) => group.split(' ').filter(Boolean));
