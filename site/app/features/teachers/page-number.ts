import { foldDigits } from '@nibras/contract/digits.ts';
import { lists } from '@nibras/contract/limits.ts';

/** `?page=2` of an address; 1 for whatever makes no sense. */
export function pageNumber(search: URLSearchParams): number {
  const page = Number(foldDigits(search.get('page') ?? ''));
  return Number.isInteger(page) && page >= 1 && page <= lists.maxPage ? page : 1;
}
