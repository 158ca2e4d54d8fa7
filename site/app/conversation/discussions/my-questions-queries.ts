import { getMyQuestions } from '@nibras/contract/conversation/discussions/calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { addressOf } from '#platform/api/call-address.ts';
import { makeCall } from '#platform/api/make-call.ts';

/** The API path of a page of the user's own questions. */
export const myQuestionsPath = (page: number) => addressOf(getMyQuestions, { query: { page } });

/** Query of a page of what the user has asked. The previous page stays while the next is loading. */
export const myQuestionsQuery = (page: number) =>
  queryOptions({
    queryKey: ['my-questions', page],
    queryFn: ({ signal }) =>
      makeCall(getMyQuestions, {
        query: { page },
        parse: async () =>
          (await import('@nibras/contract/compat/parse-discussions.ts')).parseOwnQuestions,
        signal,
      }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    placeholderData: (previous) => previous,
  });
