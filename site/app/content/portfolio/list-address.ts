import { queryString } from '#platform/api/api-client.ts';
import { type ListAddress, readListAddress } from '#platform/pages/list-address.ts';

/** The parameters of the list's URL. */
export type PortfolioAddress = ListAddress & {
  /** A service's id; '' for all. */
  service: string;
};

/** Parses `?page=2&search=…&service=3`; invalid values count as absent. */
export function readPortfolioAddress(params: URLSearchParams): PortfolioAddress {
  return { ...readListAddress(params), service: (params.get('service') ?? '').trim() };
}

/** The URL of the list; page 1 by default, since a new service or search starts there. */
export function portfolioHref({ page = 1, search, service }: Partial<PortfolioAddress>): string {
  return `/portfolio${queryString({ page: page > 1 ? page : '', search, service })}`;
}
