import { queryString } from '#platform/api/api-client.ts';
import type { ListAddress } from '#platform/pages/list-address.ts';

/** The list's address; page 1 unless told, since a new search begins there. */
export function listHref({ page = 1, search }: Partial<ListAddress>): string {
  return `/articles${queryString({ page: page > 1 ? page : '', search })}`;
}
