import { readListAddress as readAddress } from '#features/courses/index.ts';
import { queryString } from '#platform/api/api-client.ts';

/** What the list shows, as its address has it. */
export type ArticleListAddress = { page: number; search: string };

/** Reads `?page=2&search=…`; what makes no sense counts as absent. */
export function readListAddress(params: URLSearchParams): ArticleListAddress {
  const { page, search } = readAddress(params);
  return { page, search };
}

/** The list's address; page 1 unless told, since a new search begins there. */
export function listHref({ page = 1, search }: Partial<ArticleListAddress>): string {
  return `/articles${queryString({ page: page > 1 ? page : '', search })}`;
}
