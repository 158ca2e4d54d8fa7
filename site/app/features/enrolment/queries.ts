import { readEnrolment, readMyCourses } from '@nibras/contract/reading-enrolment.ts';
import { queryOptions } from '@tanstack/react-query';
import { apiGet } from '#platform/api/api-client.ts';

/** What was watched meanwhile is to be seen, but a click need not ask twice. */
const fresh = 10_000;

/** Where the person stands in a course. A failure is nobody's business (document 2 §8). */
export function enrolmentQuery(courseId: number) {
  return queryOptions({
    queryKey: ['enrolment', courseId],
    queryFn: ({ signal }) =>
      apiGet(`/api/check-enroll/${courseId}`, { schema: readEnrolment, signal }),
    staleTime: fresh,
    retry: 1,
  });
}

/** A page of the person's own courses. While another comes, the one before it stays. */
export function myCoursesQuery(page: number) {
  return queryOptions({
    queryKey: ['my-courses', page],
    queryFn: ({ signal }) =>
      apiGet(`/api/my-courses?page=${page}`, { schema: readMyCourses, signal }),
    staleTime: fresh,
    placeholderData: (previous) => previous,
  });
}
