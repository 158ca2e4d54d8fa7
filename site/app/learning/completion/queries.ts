import {
  getCompletionByCourse,
  postCompletionByCourseSeen,
} from '@nibras/contract/learning/completion/calls.ts';
import type { CourseCompletion } from '@nibras/contract/learning/completion/shapes.ts';
import { queryOptions } from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';

/**
 * Query of how far the user is in a course; null for a person who has not joined it. Whatever marks a lecture as done
 * invalidates `completion`.
 */
export const completionQuery = (courseId: number) =>
  queryOptions({
    queryKey: ['completion', courseId],
    queryFn: async ({ signal }): Promise<CourseCompletion | null> =>
      (await makeCall(getCompletionByCourse, { params: { course: courseId }, signal })).completion,
    staleTime: 0,
    // The page can do without: a list that is missing needs no retries.
    retry: false,
  });

/** Tells the server that the page has congratulated. */
export const markCongratulated = (courseId: number) =>
  makeCall(postCompletionByCourseSeen, { params: { course: courseId } });
