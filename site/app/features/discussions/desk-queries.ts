import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { apiGet, apiSend, queryString } from '#platform/api/api-client.ts';

const schema = async () => (await import('@nibras/contract/compat/parse-discussions.ts')).parseDesk;

/** Whatever changes what waits renews everything below this. */
export const deskKey = ['teacher-desk'];

export const deskPath = (page: number, course: number | null) =>
  `/api/teacher-desk${queryString({ page, course })}`;

/** What waits for the teacher, longest first, in one course or in all. A call of our own. */
export const deskQuery = (course: number | null) =>
  infiniteQueryOptions({
    queryKey: [...deskKey, 'list', course],
    queryFn: ({ pageParam, signal }) => apiGet(deskPath(pageParam, course), { schema, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, lastPage }) => (page < lastPage ? page + 1 : undefined),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

/** How many questions wait, for the menu. */
export const deskCountQuery = queryOptions({
  queryKey: [...deskKey, 'count'],
  queryFn: async ({ signal }) => (await apiGet('/api/teacher-desk', { schema, signal })).total,
  retry: false,
});

/** Takes a question that needs no answer from the desk, or puts it back. */
export const settleQuestion = (discussion: number, settled: boolean) =>
  apiSend('PUT', `/api/teacher-desk/${discussion}`, { json: { settled } });
