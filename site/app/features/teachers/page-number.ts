import { foldDigits } from '@nibras/contract/digits.ts';
import { lists } from '@nibras/contract/limits.ts';

/** Parses `?page=2` of a URL; 1 for an invalid value. */
export function pageNumber(search: URLSearchParams): number {
  const page = Number(foldDigits(search.get('page') ?? ''));
  return Number.isInteger(page) && page >= 1 && page <= lists.maxPage ? page : 1;
}
