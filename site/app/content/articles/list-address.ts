import { queryString } from '#platform/api/api-client.ts';
import type { ListAddress } from '#platform/pages/list-address.ts';

/** The URL of the list; page 1 by default, since a new search starts there. */
export function listHref({ page = 1, search }: Partial<ListAddress>): string {
  return `/articles${queryString({ page: page > 1 ? page : '', search })}`;
}
