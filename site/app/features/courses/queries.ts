import type { ParsedCourseAnswer } from '@nibras/contract/compat/parse-course.ts';
import { fetching, lists } from '@nibras/contract/limits.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiGet, apiSend, queryString } from '#platform/api/api-client.ts';
import type { CourseListAddress } from './list-address.ts';

// What reads the answers is loaded while the calls are on their way: a page that came from the
// server needs none of it at first.
const ofLists = () => import('@nibras/contract/compat/parse-course-list.ts');
const ofCourse = () => import('@nibras/contract/compat/parse-course.ts');

const hour = 60 * 60_000;

/** What was watched meanwhile is to be seen, but one click need not ask twice. */
const ownFresh = 10_000;

export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: ({ signal }) =>
    apiGet('/api/categories', { schema: async () => (await ofLists()).parseCategories, signal }),
  staleTime: hour,
});

/** A page of the courses. While another page or search comes, the one before it stays. */
export function courseListQuery({ page, search, category }: CourseListAddress) {
  return queryOptions({
    queryKey: ['courses', { page, search, category }],
    queryFn: ({ signal }) => {
      const path = category ? `/api/courses/${encodeURIComponent(category)}` : '/api/courses';
      const query = queryString({ page, per_page: lists.coursesPerPage, search });
      return apiGet(path + query, {
        schema: async () => (await ofLists()).parseCourseList,
        signal,
      });
    },
    placeholderData: keepPreviousData,
  });
}

/** Everything that hangs on a course's page, under its id or slug as the address has it. */
export const courseKey = (id: string) => ['course', id] as const;

/**
 * A course's page as a guest or as the signed-in person sees it. Until the person's own answer is there the guest's
 * stands, so that the page that came from the server does not fall back to its skeleton.
 */
export function courseQuery(id: string, signedIn: boolean) {
  const call = signedIn ? '/api/course-detailsAuth/' : '/api/course-details/';
  return queryOptions({
    queryKey: [...courseKey(id), 'details', signedIn ? 'own' : 'public'],
    queryFn: ({ signal }) =>
      apiGet(call + encodeURIComponent(id), {
        schema: async () => (await ofCourse()).parseCourseAnswer,
        signal,
      }),
    staleTime: signedIn ? ownFresh : fetching.fresh,
    placeholderData: (previous: ParsedCourseAnswer | undefined, query) =>
      query?.queryKey[1] === id ? previous : undefined,
  });
}

export function requirementsQuery(id: string) {
  return queryOptions({
    queryKey: [...courseKey(id), 'requirements'],
    queryFn: ({ signal }) =>
      apiGet(`/api/course-requirement/${encodeURIComponent(id)}`, {
        schema: async () => (await ofCourse()).parseRequirements,
        signal,
      }),
  });
}

export function toggleFavourite(courseId: number): Promise<unknown> {
  return apiSend('POST', `/api/toggle-favorite/${courseId}`);
}
