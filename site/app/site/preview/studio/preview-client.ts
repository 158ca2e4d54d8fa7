import type { EnrolmentState } from '@nibras/contract/learning/courses/shapes.ts';
import { QueryClient } from '@tanstack/react-query';
import { enrolmentQuery } from '#learning/enrolment/index.ts';

/**
 * The query cache of a previewed page, filled with what its components would fetch: no call leaves a preview. Separate
 * from the document's own cache, which is cleared when the session changes.
 */
export function previewClient({ courseId, status }: { courseId: number; status: EnrolmentState }) {
  const client = new QueryClient({
    defaultOptions: {
      queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
  const { queryKey } = enrolmentQuery(courseId);
  client.setQueryData(queryKey, { status, created_at: null, access_until: null, purchase: null });
  return client;
}
