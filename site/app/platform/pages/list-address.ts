import { foldDigits } from '@nibras/contract/digits.ts';
import { lists } from '@nibras/contract/limits.ts';

/** Which part of a list its address shows. */
export type ListAddress = { page: number; search: string };

/** Reads `?page=2&search=…`; what makes no sense counts as absent. */
export function readListAddress(params: URLSearchParams): ListAddress {
  const page = Number(foldDigits(params.get('page') ?? ''));
  return {
    page: Number.isInteger(page) && page >= 1 && page <= lists.maxPage ? page : 1,
    search: (params.get('search') ?? '').trim().slice(0, lists.searchMaxLength),
  };
}
