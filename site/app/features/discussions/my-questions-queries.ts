import { queryOptions } from '@tanstack/react-query';
import { apiGet } from '#platform/api/api-client.ts';

/** The API path of a page of the user's own questions. */
export const myQuestionsPath = (page: number) => `/api/my-questions?page=${page}`;

/** Query of a page of what the user has asked. The previous page stays while the next is loading. */
export const myQuestionsQuery = (page: number) =>
  queryOptions({
    queryKey: ['my-questions', page],
    queryFn: ({ signal }) =>
      apiGet(myQuestionsPath(page), {
        schema: async () =>
          (await import('@nibras/contract/compat/parse-discussions.ts')).parseOwnQuestions,
        signal,
      }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    placeholderData: (previous) => previous,
  });
