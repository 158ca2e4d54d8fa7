import { getStudioCoursesByIdCompletion } from '@nibras/contract/learning/courses/studio/calls.ts';
import { getStudioPreviewCoursesById } from '@nibras/contract/site/preview/studio/calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';
import { callQuery } from '#platform/query/call-query.ts';

/** Query of what a course's card shows beside the fields of its form. */
export const cardQuery = (id: number) =>
  queryOptions({
    queryKey: ['studio', 'card', id],
    queryFn: async ({ signal }) => {
      return (await makeCall(getStudioPreviewCoursesById, { params: { id }, signal })).page.course;
    },
  });

/** Query of how many have completed a course, and of the work that its rules can ask for. */
export const completionFiguresQuery = (id: number) =>
  queryOptions({
    ...callQuery(getStudioCoursesByIdCompletion, { params: { id } }),
  });
