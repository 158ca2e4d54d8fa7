import { lists } from '@nibras/contract/limits.ts';
import { foldDigits } from '@nibras/contract/text/digits.ts';

/** The page and search text of a list, from its URL. */
export type ListAddress = { page: number; search: string };

/** Parses `?page=2&search=…`; invalid values count as absent. */
export function readListAddress(params: URLSearchParams): ListAddress {
  const page = Number(foldDigits(params.get('page') ?? ''));
  return {
    page: Number.isInteger(page) && page >= 1 && page <= lists.maxPage ? page : 1,
    search: (params.get('search') ?? '').trim().slice(0, lists.searchMaxLength),
  };
}
