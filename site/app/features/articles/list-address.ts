import { foldDigits } from '@nibras/contract/digits.ts';
import { lists } from '@nibras/contract/limits.ts';
import { queryString } from '#platform/api/api-client.ts';

/** What the list shows, as its address has it. */
export type ArticleListAddress = { page: number; search: string };

/** Reads `?page=2&search=…`; what makes no sense counts as absent. */
export function readListAddress(params: URLSearchParams): ArticleListAddress {
  const page = Number(foldDigits(params.get('page') ?? ''));
  return {
    page: Number.isInteger(page) && page >= 1 && page <= lists.maxPage ? page : 1,
    search: (params.get('search') ?? '').trim().slice(0, lists.searchMaxLength),
  };
}

/** The list's address; page 1 unless told, since a new search begins there. */
export function listHref({ page = 1, search }: Partial<ArticleListAddress>): string {
  return `/articles${queryString({ page: page > 1 ? page : '', search })}`;
}
