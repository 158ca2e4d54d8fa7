import { getService } from '@nibras/contract/content/services/calls.ts';
import { getCourses } from '@nibras/contract/learning/courses/calls.ts';
import { home } from '@nibras/contract/limits.ts';
import { getMyHome, getStatistics } from '@nibras/contract/site/home/calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, isUnsupportedCall } from '#platform/api/api-error.ts';
import { makeCall } from '#platform/api/make-call.ts';
import { latestOf } from './latest-of.ts';

// The parsers are imported in parallel with the requests; a server-rendered page does not need
// them at first.

/** Query of the numbers of students, courses, finished projects and articles. */
export const statisticsQuery = queryOptions({
  queryKey: ['home', 'statistics'],
  queryFn: ({ signal }) =>
    makeCall(getStatistics, {
      parse: async () =>
        (await import('@nibras/contract/compat/parse-statistics.ts')).parseStatistics,
      signal,
    }),
});

const coursePage = (page: number, signal: AbortSignal) =>
  makeCall(getCourses, {
    query: { page, per_page: home.latestCourses },
    parse: async () =>
      (await import('@nibras/contract/compat/parse-course-list.ts')).parseCourseList,
    signal,
  });

/** Pages that are read at most on a server whose order nobody knows. */
const pagesMax = 50;

/**
 * Query of the newest courses. Our API sorts the newest first, so one short page has them. A server that cannot sort its list
 * may have the newest on its last page: all are read (docs/behaviour/home.md).
 */
export const latestCoursesQuery = queryOptions({
  queryKey: ['home', 'latest-courses'],
  queryFn: async ({ signal }) => {
    const { data, meta, options } = await coursePage(1, signal);
    const courses = [...data];
    const last = options.length > 0 ? 1 : Math.min(meta.last_page, pagesMax);
    for (let page = 2; page <= last; page += 1)
      courses.push(...(await coursePage(page, signal)).data);
    return latestOf(courses, home.latestCourses);
  },
});

/** Query of what a member's first page begins with; fresh for ten seconds only, since watching changes it. */
export const memberHomeQuery = queryOptions({
  queryKey: ['home', 'mine'],
  queryFn: ({ signal }) =>
    makeCall(getMyHome, {
      parse: async () => (await import('@nibras/contract/compat/parse-home.ts')).parseMemberHome,
      signal,
    }),
  staleTime: 10_000,
  refetchOnWindowFocus: true,
});

/** Query of the first services; empty without the call or on status 429 (docs/behaviour/home.md#first-page). */
export const firstServicesQuery = queryOptions({
  queryKey: ['home', 'first-services'],
  queryFn: async ({ signal }) => {
    try {
      const { services } = await makeCall(getService, {
        query: { page: '1', per_page: home.firstServices },
        parse: async () =>
          (await import('@nibras/contract/compat/parse-services.ts')).parseServiceList,
        signal,
      });
      return services.slice(0, home.firstServices);
    } catch (error) {
      const busy = error instanceof ApiError && error.status === 429;
      if (busy || isUnsupportedCall(error)) return [];
      throw error;
    }
  },
});
