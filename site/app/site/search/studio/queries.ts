import {
  getStudioFailedSearches,
  getStudioSynonyms,
} from '@nibras/contract/site/search/studio/calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { callQuery } from '#platform/query/call-query.ts';

/** Query of all groups of words, the one that was changed last first. */
export const synonymsQuery = queryOptions({
  ...callQuery(getStudioSynonyms),
  select: ({ groups }) => groups,
  staleTime: 2_000,
});

/** Query of the most frequent searches that failed. */
export const failedSearchesQuery = queryOptions({
  ...callQuery(getStudioFailedSearches),
  staleTime: 2_000,
});
