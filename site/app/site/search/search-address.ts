import { lists } from '@nibras/contract/limits.ts';
import { type FoundKind, foundKindNames } from '@nibras/contract/site/search/search-kinds.ts';
import { queryString } from '#platform/api/api-client.ts';

/** What the page shows, from its URL: `/search?q=…&kind=lectures`. */
export interface SearchAddress {
  q: string;
  /** The only kind that is shown; null for all. */
  kind: FoundKind | null;
}

/** Parses the URL; an unknown kind counts as absent. */
export function readSearchAddress(params: URLSearchParams): SearchAddress {
  const kind = params.get('kind');
  return {
    q: (params.get('q') ?? '').trim().slice(0, lists.searchMaxLength),
    kind: foundKindNames.find((one) => one === kind) ?? null,
  };
}

export const searchHref = ({ q, kind = null }: Partial<SearchAddress>): string =>
  `/search${queryString({ q, kind })}`;
