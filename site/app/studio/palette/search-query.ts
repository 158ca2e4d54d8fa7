import { getStudioSearch } from '@nibras/contract/site/search/studio/calls.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';

/** Query of what the server finds for a search: courses, lectures, people and other content of the user. */
export const studioSearchQuery = (search: string) =>
  queryOptions({
    queryKey: ['studio', 'search', search],
    queryFn: ({ signal }) => makeCall(getStudioSearch, { query: { search }, signal }),
    enabled: search !== '',
    staleTime: 10_000,
    placeholderData: search === '' ? undefined : keepPreviousData,
  });
