import { queryOptions } from '@tanstack/react-query';
import { apiGet } from '#platform/api/api-client.ts';

// Loaded while the calls are on their way: nobody's first view of a page needs it.
const reading = () => import('@nibras/contract/compat/parse-enrolment.ts');

/** What was watched meanwhile is to be seen, but a click need not ask twice. */
const fresh = 10_000;

/** Where the person stands in a course. A failure is nobody's business (docs/behaviour/general.md#failures). */
export function enrolmentQuery(courseId: number) {
  return queryOptions({
    queryKey: ['enrolment', courseId],
    queryFn: ({ signal }) =>
      apiGet(`/api/check-enroll/${courseId}`, {
        schema: async () => (await reading()).parseEnrolment,
        signal,
      }),
    staleTime: fresh,
    retry: 1,
  });
}

export const myCoursesPath = (page: number) => `/api/my-courses?page=${page}`;

/** A page of the person's own courses. While another comes, the one before it stays. */
export function myCoursesQuery(page: number) {
  return queryOptions({
    queryKey: ['my-courses', page],
    queryFn: ({ signal }) =>
      apiGet(myCoursesPath(page), {
        schema: async () => (await reading()).parseMyCourses,
        signal,
      }),
    staleTime: fresh,
    placeholderData: (previous) => previous,
  });
}
