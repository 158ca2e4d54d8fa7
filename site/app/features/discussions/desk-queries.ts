import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { apiGet, apiSend, queryString } from '#platform/api/api-client.ts';

const schema = async () => (await import('@nibras/contract/compat/parse-discussions.ts')).parseDesk;

/** The prefix of the desk's query keys, for invalidation. */
export const deskKey = ['teacher-desk'];

/** The API path of a page of the desk; `course` null for all courses. */
export const deskPath = (page: number, course: number | null) =>
  `/api/teacher-desk${queryString({ page, course })}`;

/** Query of the questions without an answer, the oldest first, in one course or in all. */
export const deskQuery = (course: number | null) =>
  infiniteQueryOptions({
    queryKey: [...deskKey, 'list', course],
    queryFn: ({ pageParam, signal }) => apiGet(deskPath(pageParam, course), { schema, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, lastPage }) => (page < lastPage ? page + 1 : undefined),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

/** Query of the number of open questions, for the menu. */
export const deskCountQuery = queryOptions({
  queryKey: [...deskKey, 'count'],
  queryFn: async ({ signal }) => (await apiGet('/api/teacher-desk', { schema, signal })).total,
  retry: false,
});

/** Removes a question that needs no answer from the desk, or puts it back. */
export const setQuestionSettled = (discussion: number, settled: boolean) =>
  apiSend('PUT', `/api/teacher-desk/${discussion}`, { json: { settled } });
