import { lists } from '@nibras/contract/limits.ts';
import { foldDigits } from '@nibras/contract/text/digits.ts';

/** Parses `?page=2` of a URL; 1 for an invalid value. */
export function pageNumber(search: URLSearchParams): number {
  const page = Number(foldDigits(search.get('page') ?? ''));
  return Number.isInteger(page) && page >= 1 && page <= lists.maxPage ? page : 1;
}
