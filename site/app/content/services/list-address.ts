import { queryString } from '#platform/api/api-client.ts';

/** The URL of the list; page 1 by default, since a new search starts there. */
export function listHref({ page = 1, search = '' }: { page?: number; search?: string }): string {
  return `/services${queryString({ page: page > 1 ? page : '', search })}`;
}
