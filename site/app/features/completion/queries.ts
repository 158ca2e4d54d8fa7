import type { CourseCompletion } from '@nibras/contract/learning/completion/shapes.ts';
import { queryOptions } from '@tanstack/react-query';
import { apiGet, apiSend } from '#platform/api/api-client.ts';

// Loaded with the request, and never with a page that asks for no completion.
const schema = async () =>
  (await import('@nibras/contract/learning/completion/shapes.ts')).completionAnswer;

/**
 * Query of how far the user is in a course; null for somebody who has not joined it. Whatever marks a lecture as done
 * invalidates `completion`.
 */
export const completionQuery = (courseId: number) =>
  queryOptions({
    queryKey: ['completion', courseId],
    queryFn: async ({ signal }): Promise<CourseCompletion | null> =>
      (await apiGet(`/api/completion/${courseId}`, { schema, signal })).completion,
    staleTime: 0,
    // The page can do without: a list that is missing needs no retries.
    retry: false,
  });

/** Tells the server that the page has congratulated. */
export const markCongratulated = (courseId: number) =>
  apiSend('POST', `/api/completion/${courseId}/seen`, { schema });
