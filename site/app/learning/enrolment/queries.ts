import {
  getCheckEnrollByCourseId,
  getMyCourses,
} from '@nibras/contract/learning/enrolment/calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { addressOf } from '#platform/api/call-address.ts';
import { makeCall } from '#platform/api/make-call.ts';

// Imported in parallel with the requests, since the first view of a page does not need it.
const parsers = () => import('@nibras/contract/compat/parse-enrolment.ts');

/** Stale time in ms: short, since watching changes the data, but one navigation fetches it once. */
const enrolmentStaleTime = 10_000;

/** Query of the user's enrolment in a course. A failure is not shown (docs/behaviour/general.md#failures). */
export function enrolmentQuery(courseId: number) {
  return queryOptions({
    queryKey: ['enrolment', courseId],
    queryFn: ({ signal }) =>
      makeCall(getCheckEnrollByCourseId, {
        params: { courseId },
        parse: async () => (await parsers()).parseEnrolment,
        signal,
      }),
    staleTime: enrolmentStaleTime,
    retry: 1,
  });
}

/** The API path of a page of the user's courses. */
export const myCoursesPath = (page: number) => addressOf(getMyCourses, { query: { page } });

/** Query of a page of the user's courses. The previous page stays while the next is loading. */
export function myCoursesQuery(page: number) {
  return queryOptions({
    queryKey: ['my-courses', page],
    queryFn: ({ signal }) =>
      makeCall(getMyCourses, {
        query: { page },
        parse: async () => (await parsers()).parseMyCourses,
        signal,
      }),
    staleTime: enrolmentStaleTime,
    placeholderData: (previous) => previous,
  });
}
