import { queryString } from '#platform/api/api-client.ts';
import { type ListAddress, readListAddress } from '#platform/pages/list-address.ts';

/** What the list shows, as its address has it. */
export type CourseListAddress = ListAddress & {
  /** A category's id; '' for all. */
  category: string;
};

/** Reads `?page=2&search=…&category=3`; what makes no sense counts as absent. */
export function readCourseListAddress(params: URLSearchParams): CourseListAddress {
  return { ...readListAddress(params), category: (params.get('category') ?? '').trim() };
}

/** The list's address; page 1 unless told, since a new category or search begins there. */
export function listHref({ page = 1, search, category }: Partial<CourseListAddress>): string {
  return `/courses${queryString({ page: page > 1 ? page : '', search, category })}`;
}
