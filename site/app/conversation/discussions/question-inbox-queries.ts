import {
  getTeacherDesk,
  putTeacherDeskByDiscussionId,
} from '@nibras/contract/conversation/discussions/calls.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { queryString } from '#platform/api/api-client.ts';
import { addressOf } from '#platform/api/call-address.ts';
import { makeCall } from '#platform/api/make-call.ts';
import { filterParameters, type QuestionInboxFilter } from './question-inbox-list.ts';

const schema = async () =>
  (await import('@nibras/contract/compat/parse-discussions.ts')).parseQuestionInbox;

/** The prefix of the question inbox's query keys, for invalidation. */
export const questionInboxKey = ['teacher-desk'];

/** The API path of a page of the question inbox. */
export const questionInboxPath = (page: number, filter: QuestionInboxFilter) =>
  addressOf(getTeacherDesk, { query: { page, ...filterParameters(filter) } });

/** The path of the question inbox with a filter. */
export const questionInboxHref = (filter: QuestionInboxFilter) =>
  `/teacher-desk${queryString(filterParameters(filter))}`;

/** Query of a list of the question inbox. While a search is loading, the list before it stays. */
export const questionInboxQuery = (filter: QuestionInboxFilter) =>
  infiniteQueryOptions({
    queryKey: [...questionInboxKey, filter.list, filter.course, filter.search],
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
export const questionInboxCountQuery = queryOptions({
  queryKey: [...questionInboxKey, 'count'],
  queryFn: async ({ signal }) => (await makeCall(getTeacherDesk, { parse: schema, signal })).total,
  retry: false,
});

/** Removes a question that needs no answer from the question inbox, or puts it back. */
export const setQuestionSettled = (discussion: number, settled: boolean) =>
  makeCall(putTeacherDeskByDiscussionId, {
    params: { discussionId: discussion },
    body: { settled },
    unchecked: true,
  });
