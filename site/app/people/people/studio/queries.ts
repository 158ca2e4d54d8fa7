import {
  getStudioPeopleById,
  getStudioPeopleByIdMergeByOther,
  getStudioPeopleByIdStudent,
  getStudioPeopleList,
} from '@nibras/contract/people/people/studio/calls.ts';
import type { PeopleListQuery } from '@nibras/contract/people/people/studio/shapes.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';
import { callQuery } from '#platform/query/call-query.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';
import type { PeopleQuery } from '#studio-kit/people/person-search.tsx';

/** The prefix of the keys of all lists and pages of people. */
export const peopleKey = [...studioKey, 'people'] as const;

/** Query of the accounts, the newest first, a page after another. */
export const peopleListQuery = ({ search, role, state, sort }: Omit<PeopleListQuery, 'before'>) =>
  infiniteQueryOptions({
    queryKey: [...peopleKey, 'list', { search, role, state, sort }],
    queryFn: ({ pageParam, signal }) =>
      makeCall(getStudioPeopleList, {
        query: { search, role, state, sort, before: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 2_000,
    placeholderData: keepPreviousData,
  });

/** Accounts shown at once where one of them is chosen. */
const shownAccounts = 8;

/** Query of the first accounts that match a search, without one of them. */
export const otherAccountsQuery = (search: string, without: number): PeopleQuery => ({
  queryKey: [...peopleKey, 'others', { search, without }],
  queryFn: async ({ signal }) => {
    const { people } = await makeCall(getStudioPeopleList, { query: { search }, signal });
    return { people: people.filter(({ id }) => id !== without).slice(0, shownAccounts) };
  },
});

/** Query of a person's account and of what they did. */
export const personQuery = (id: number) =>
  queryOptions({
    ...callQuery(getStudioPeopleById, { params: { id } }),
    staleTime: 2_000,
  });

/** Query of a student as their teachers see them. */
export const studentQuery = (id: number) =>
  queryOptions({
    ...callQuery(getStudioPeopleByIdStudent, { params: { id } }),
    staleTime: 2_000,
  });

/** Query of what comes along when an account ends in another one. */
export const mergeQuery = (keep: number, remove: number) =>
  queryOptions({
    ...callQuery(getStudioPeopleByIdMergeByOther, { params: { id: keep, other: remove } }),
    staleTime: 0,
  });
