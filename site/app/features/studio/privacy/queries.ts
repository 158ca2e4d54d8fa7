import type { DataRequestsQuery } from '@nibras/contract/people/privacy/studio/shapes.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiGet, queryString } from '#platform/api/api-client.ts';
import { studioKey } from '../lists/queries.ts';

/** Query of the register of personal data, which changes with a new version of the program alone. */
export const registerQuery = queryOptions({
  queryKey: [...studioKey, 'privacy', 'register'],
  queryFn: ({ signal }) =>
    apiGet('/api/studio/privacy/register', {
      schema: async () =>
        (await import('@nibras/contract/people/privacy/studio/shapes.ts')).registerAnswer,
      signal,
    }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Query of a page of people's requests about their data: what waits first, by its date. */
export const requestsQuery = (query: DataRequestsQuery) =>
  queryOptions({
    queryKey: [...studioKey, 'privacy', 'requests', query],
    queryFn: ({ signal }) =>
      apiGet(`/api/studio/privacy/requests${queryString({ ...query })}`, {
        schema: async () =>
          (await import('@nibras/contract/people/privacy/studio/shapes.ts')).dataRequestsAnswer,
        signal,
      }),
    staleTime: 2_000,
    placeholderData: keepPreviousData,
  });
