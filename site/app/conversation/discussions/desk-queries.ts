import {
  getTeacherDesk,
  putTeacherDeskByDiscussionId,
} from '@nibras/contract/conversation/discussions/calls.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { queryString } from '#platform/api/api-client.ts';
import { addressOf } from '#platform/api/call-address.ts';
import { makeCall } from '#platform/api/make-call.ts';
import { type DeskFilter, filterParameters } from './desk-list.ts';

const schema = async () => (await import('@nibras/contract/compat/parse-discussions.ts')).parseDesk;

/** The prefix of the desk's query keys, for invalidation. */
export const deskKey = ['teacher-desk'];

/** The API path of a page of the desk. */
export const deskPath = (page: number, filter: DeskFilter) =>
  addressOf(getTeacherDesk, { query: { page, ...filterParameters(filter) } });

/** The path of the desk with a filter. */
export const deskHref = (filter: DeskFilter) =>
  `/teacher-desk${queryString(filterParameters(filter))}`;

/** Query of a list of the desk. While a search is loading, the list before it stays. */
export const deskQuery = (filter: DeskFilter) =>
  infiniteQueryOptions({
    queryKey: [...deskKey, filter.list, filter.course, filter.search],
    queryFn: ({ pageParam, signal }) =>
      makeCall(getTeacherDesk, {
        query: { page: pageParam, ...filterParameters(filter) },
        parse: schema,
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ page, lastPage }) => (page < lastPage ? page + 1 : undefined),
    staleTime: 0,
    refetchOnWindowFocus: true,
    placeholderData: (previous, query) =>
      query?.queryKey[1] === filter.list ? previous : undefined,
  });

/** Query of the number of open questions, for the menu. */
export const deskCountQuery = queryOptions({
  queryKey: [...deskKey, 'count'],
  queryFn: async ({ signal }) => (await makeCall(getTeacherDesk, { parse: schema, signal })).total,
  retry: false,
});

/** Removes a question that needs no answer from the desk, or puts it back. */
export const setQuestionSettled = (discussion: number, settled: boolean) =>
  makeCall(putTeacherDeskByDiscussionId, {
    params: { discussionId: discussion },
    body: { settled },
    unchecked: true,
  });
