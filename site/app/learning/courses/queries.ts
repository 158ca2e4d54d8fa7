import type { ParsedCourseAnswer } from '@nibras/contract/compat/parse-course.ts';
import {
  getCategories,
  getCourseDetailsAuthById,
  getCourseDetailsById,
  getCourseRequirementById,
  getCourses,
  getCoursesByCategoryId,
  getFavourites,
  postToggleFavoriteById,
} from '@nibras/contract/learning/courses/calls.ts';
import { fetching, lists } from '@nibras/contract/limits.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { addressOf } from '#platform/api/call-address.ts';
import { makeCall } from '#platform/api/make-call.ts';
import type { CourseListAddress } from './list/list-address.ts';

// The parsers are imported in parallel with the requests; a server-rendered page does not need
// them at first.
const listParsers = () => import('@nibras/contract/compat/parse-course-list.ts');
const courseParsers = () => import('@nibras/contract/compat/parse-course.ts');

const hour = 60 * 60_000;

/** Stale time in ms of the user's own data: short, since watching changes it, but one navigation fetches it once. */
const ownStaleTime = 10_000;

/** Query of all course categories. */
export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: ({ signal }) =>
    makeCall(getCategories, { parse: async () => (await listParsers()).parseCategories, signal }),
  staleTime: hour,
});

/** Query of a page of courses. The previous page stays while the next page or search is loading. */
export function courseListQuery({ page, search, category, ...filters }: CourseListAddress) {
  const { sort, free, level, length } = filters;
  return queryOptions({
    queryKey: ['courses', { page, search, category, sort, free, level, length }],
    queryFn: ({ signal }) => {
      const input = {
        query: { page, per_page: lists.coursesPerPage, search, sort, free, level, length },
        parse: async () => (await listParsers()).parseCourseList,
        signal,
      };
      return category
        ? makeCall(getCoursesByCategoryId, { params: { categoryId: category }, ...input })
        : makeCall(getCourses, input);
    },
    placeholderData: keepPreviousData,
  });
}

/** The prefix of a course's query keys, by the id or slug in the URL. */
export const courseKey = (id: string) => ['course', id] as const;

/**
 * Query of a course's page for a guest or the signed-in user. The guest's data is the placeholder for the user's, so
 * that the server-rendered page does not fall back to its skeleton.
 */
export function courseQuery(id: string, signedIn: boolean) {
  const call = signedIn ? getCourseDetailsAuthById : getCourseDetailsById;
  return queryOptions({
    queryKey: [...courseKey(id), 'details', signedIn ? 'own' : 'public'],
    queryFn: ({ signal }) =>
      makeCall(call, {
        params: { id },
        parse: async () => (await courseParsers()).parseCourseAnswer,
        signal,
      }),
    staleTime: signedIn ? ownStaleTime : fetching.fresh,
    placeholderData: (previous: ParsedCourseAnswer | undefined, query) =>
      query?.queryKey[1] === id ? previous : undefined,
  });
}

/** Query of a course's requirements. */
export function requirementsQuery(id: string) {
  return queryOptions({
    queryKey: [...courseKey(id), 'requirements'],
    queryFn: ({ signal }) =>
      makeCall(getCourseRequirementById, {
        params: { id },
        parse: async () => (await courseParsers()).parseRequirements,
        signal,
      }),
  });
}

/** The prefix of the query keys of the user's favourites, for invalidation. */
export const favouritesKey = ['favourites'] as const;

/** The API path of a page of the user's favourites. */
export const favouritesPath = (page: number) => addressOf(getFavourites, { query: { page } });

/** Query of a page of the user's favourites. The previous page stays while the next is loading. */
export function favouritesQuery(page: number) {
  return queryOptions({
    queryKey: [...favouritesKey, page],
    queryFn: ({ signal }) =>
      makeCall(getFavourites, {
        query: { page },
        parse: async () => (await listParsers()).parseCourseList,
        signal,
      }),
    staleTime: ownStaleTime,
    placeholderData: keepPreviousData,
  });
}

/** Adds the course to the user's favourites or removes it. */
export function toggleFavourite(courseId: number): Promise<unknown> {
  return makeCall(postToggleFavoriteById, { params: { id: courseId }, unchecked: true });
}
