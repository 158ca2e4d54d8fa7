import { queryString } from '#platform/api/api-client.ts';
import { type ListAddress, readListAddress } from '#platform/pages/list-address.ts';

/** The parameters of the list's URL. */
export type CourseListAddress = ListAddress & {
  /** A category's id; '' for all. */
  category: string;
};

/** Parses `?page=2&search=…&category=3`; invalid values count as absent. */
export function readCourseListAddress(params: URLSearchParams): CourseListAddress {
  return { ...readListAddress(params), category: (params.get('category') ?? '').trim() };
}

/** The URL of the list; page 1 by default, since a new category or search starts there. */
export function listHref({ page = 1, search, category }: Partial<CourseListAddress>): string {
  return `/courses${queryString({ page: page > 1 ? page : '', search, category })}`;
}
