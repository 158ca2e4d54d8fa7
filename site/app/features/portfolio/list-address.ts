import { queryString } from '#platform/api/api-client.ts';
import { type ListAddress, readListAddress } from '#platform/pages/list-address.ts';

/** What the list shows, as its address has it. */
export type PortfolioAddress = ListAddress & {
  /** A service's id; '' for all. */
  service: string;
};

/** Reads `?page=2&search=…&service=3`; what makes no sense counts as absent. */
export function readPortfolioAddress(params: URLSearchParams): PortfolioAddress {
  return { ...readListAddress(params), service: (params.get('service') ?? '').trim() };
}

/** The list's address; page 1 unless told, since a new service or search begins there. */
export function portfolioHref({ page = 1, search, service }: Partial<PortfolioAddress>): string {
  return `/portfolio${queryString({ page: page > 1 ? page : '', search, service })}`;
}
