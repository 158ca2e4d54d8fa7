import { foldDigits } from '@nibras/contract/digits.ts';
import { lists } from '@nibras/contract/limits.ts';
import { queryString } from '#platform/api/api-client.ts';

/** What the list shows, as its address has it. */
export type CourseListAddress = {
  page: number;
  search: string;
  /** A category's id; '' for all. */
  category: string;
};

/** Reads `?page=2&search=…&category=3`; what makes no sense counts as absent. */
export function readListAddress(params: URLSearchParams): CourseListAddress {
  const page = Number(foldDigits(params.get('page') ?? ''));
  return {
    page: Number.isInteger(page) && page >= 1 && page <= lists.maxPage ? page : 1,
    search: (params.get('search') ?? '').trim().slice(0, lists.searchMaxLength),
    category: (params.get('category') ?? '').trim(),
  };
}

/** The list's address; page 1 unless told, since a new category or search begins there. */
export function listHref({ page = 1, search, category }: Partial<CourseListAddress>): string {
  return `/courses${queryString({ page: page > 1 ? page : '', search, category })}`;
}
