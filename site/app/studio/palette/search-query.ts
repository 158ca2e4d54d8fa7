import { getStudioSearch } from '@nibras/contract/site/search/studio/calls.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callQuery } from '#platform/query/call-query.ts';

/** Query of what the server finds for a search: courses, lectures, people and other content of the user. */
export const studioSearchQuery = (search: string) =>
  queryOptions({
    ...callQuery(getStudioSearch, { query: { search } }),
    enabled: search !== '',
    staleTime: 10_000,
    placeholderData: search === '' ? undefined : keepPreviousData,
  });
