import type { PeopleListQuery } from '@nibras/contract/people/people/studio/shapes.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiGet, queryString } from '#platform/api/api-client.ts';
import { studioKey } from '../lists/queries.ts';

const schemas = () => import('@nibras/contract/people/people/studio/shapes.ts');

/** The prefix of the keys of all lists and pages of people. */
export const peopleKey = [...studioKey, 'people'] as const;

/** Query of the accounts, the newest first, a page after another. */
export const peopleListQuery = ({ search, role, state }: Omit<PeopleListQuery, 'before'>) =>
  infiniteQueryOptions({
    queryKey: [...peopleKey, 'list', { search, role, state }],
    queryFn: ({ pageParam, signal }) =>
      apiGet(
        `/api/studio/people/list${queryString({ search, role, state, before: pageParam ?? undefined })}`,
        { schema: async () => (await schemas()).peopleListAnswer, signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 2_000,
    placeholderData: keepPreviousData,
  });

export const personKey = (id: number) => [...peopleKey, 'one', id] as const;

/** Query of somebody's account and of what they did. */
export const personQuery = (id: number) =>
  queryOptions({
    queryKey: personKey(id),
    queryFn: ({ signal }) =>
      apiGet(`/api/studio/people/${id}`, {
        schema: async () => (await schemas()).personAnswer,
        signal,
      }),
    staleTime: 2_000,
  });

/** Query of what comes along when an account ends in another one. */
export const mergeQuery = (keep: number, remove: number) =>
  queryOptions({
    queryKey: [...peopleKey, 'merge', keep, remove],
    queryFn: ({ signal }) =>
      apiGet(`/api/studio/people/${keep}/merge/${remove}`, {
        schema: async () => (await schemas()).mergePreviewAnswer,
        signal,
      }),
    staleTime: 0,
  });
