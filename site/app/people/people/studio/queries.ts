import {
  getStudioPeopleById,
  getStudioPeopleByIdMergeByOther,
  getStudioPeopleList,
} from '@nibras/contract/people/people/studio/calls.ts';
import type { PeopleListQuery } from '@nibras/contract/people/people/studio/shapes.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';

/** The prefix of the keys of all lists and pages of people. */
export const peopleKey = [...studioKey, 'people'] as const;

/** Query of the accounts, the newest first, a page after another. */
export const peopleListQuery = ({ search, role, state }: Omit<PeopleListQuery, 'before'>) =>
  infiniteQueryOptions({
    queryKey: [...peopleKey, 'list', { search, role, state }],
    queryFn: ({ pageParam, signal }) =>
      makeCall(getStudioPeopleList, {
        query: { search, role, state, before: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 2_000,
    placeholderData: keepPreviousData,
  });

export const personKey = (id: number) => [...peopleKey, 'one', id] as const;

/** Query of a person's account and of what they did. */
export const personQuery = (id: number) =>
  queryOptions({
    queryKey: personKey(id),
    queryFn: ({ signal }) => makeCall(getStudioPeopleById, { params: { id }, signal }),
    staleTime: 2_000,
  });

/** Query of what comes along when an account ends in another one. */
export const mergeQuery = (keep: number, remove: number) =>
  queryOptions({
    queryKey: [...peopleKey, 'merge', keep, remove],
    queryFn: ({ signal }) =>
      makeCall(getStudioPeopleByIdMergeByOther, { params: { id: keep, other: remove }, signal }),
    staleTime: 0,
  });
