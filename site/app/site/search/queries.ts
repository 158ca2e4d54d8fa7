import {
  getSearch,
  getSearchMine,
  getSearchSuggestions,
} from '@nibras/contract/site/search/calls.ts';
import type { SearchAnswer } from '@nibras/contract/site/search/shapes.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { isUnsupportedCall } from '#platform/api/api-error.ts';
import { makeCall } from '#platform/api/make-call.ts';
import type { SearchAddress } from './search-address.ts';

const nothing: SearchAnswer = { groups: [], marks: [], did_you_mean: null };

/** For other servers (docs/behaviour/general.md#other-servers): their lists are searched one by one. */
async function orSearchLists(
  answer: Promise<SearchAnswer>,
  address: SearchAddress,
  signal: AbortSignal,
): Promise<SearchAnswer> {
  try {
    return await answer;
  } catch (error) {
    if (!isUnsupportedCall(error)) throw error;
    return (await import('./search-lists.ts')).searchLists(address, signal);
  }
}

/** Query of everything that a search finds, or of one kind. */
export function everythingQuery({ q, kind }: SearchAddress) {
  return queryOptions({
    queryKey: ['search', { q, kind }],
    queryFn: ({ signal }) =>
      q === ''
        ? nothing
        : orSearchLists(makeCall(getSearch, { query: { q, kind }, signal }), { q, kind }, signal),
    placeholderData: keepPreviousData,
  });
}

/** Query of the suggestions for what is being typed. The former ones stay while the next are loading. */
export function suggestionsQuery(q: string) {
  return queryOptions({
    queryKey: ['search', 'suggestions', q],
    queryFn: ({ signal }) =>
      orSearchLists(
        makeCall(getSearchSuggestions, { query: { q }, signal }),
        { q, kind: null },
        signal,
      ),
    enabled: q !== '',
    placeholderData: q === '' ? undefined : keepPreviousData,
    // The next letter asks again.
    retry: false,
  });
}

/** Query of what is the user's own; `enabled` says whether there is a user. */
export function ownQuery(q: string, enabled: boolean) {
  return queryOptions({
    queryKey: ['search', 'mine', q],
    queryFn: async ({ signal }) => makeCall(getSearchMine, { query: { q }, signal }),
    enabled: enabled && q !== '',
    staleTime: 10_000,
    retry: false,
  });
}
