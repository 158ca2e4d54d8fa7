import { queryString } from '#platform/api/api-client.ts';

/** The list's address; page 1 unless told, since a new search begins there. */
export function listHref({ page = 1, search = '' }: { page?: number; search?: string }): string {
  return `/services${queryString({ page: page > 1 ? page : '', search })}`;
}
