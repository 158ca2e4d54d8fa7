import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiGet, queryString } from '#platform/api/api-client.ts';

const schemas = () => import('@nibras/contract/content/search/studio/shapes.ts');

/** Query of what the server finds for a search: courses, lectures, people and other content of the user. */
export const studioSearchQuery = (search: string) =>
  queryOptions({
    queryKey: ['studio', 'search', search],
    queryFn: ({ signal }) =>
      apiGet(`/api/studio/search${queryString({ search })}`, {
        schema: async () => (await schemas()).studioSearchAnswer,
        signal,
      }),
    enabled: search !== '',
    staleTime: 10_000,
    placeholderData: search === '' ? undefined : keepPreviousData,
  });
