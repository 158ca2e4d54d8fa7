import { home } from '@nibras/contract/limits.ts';
import { queryOptions } from '@tanstack/react-query';
import { apiGet } from '#platform/api/api-client.ts';
import { ApiError, isUnsupportedCall } from '#platform/api/api-error.ts';
import { latestOf } from './latest-of.ts';

// The parsers are imported in parallel with the requests; a server-rendered page does not need
// them at first.

/** Query of the numbers of students, courses, finished projects and articles. */
export const statisticsQuery = queryOptions({
  queryKey: ['home', 'statistics'],
  queryFn: ({ signal }) =>
    apiGet('/api/Statistics', {
      schema: async () =>
        (await import('@nibras/contract/compat/parse-statistics.ts')).parseStatistics,
      signal,
    }),
});

/**
 * Query of the newest courses. Our API sorts the newest first, so one short page has them; for a server that sorts
 * otherwise the newest of the returned page are taken.
 */
export const latestCoursesQuery = queryOptions({
  queryKey: ['home', 'latest-courses'],
  queryFn: async ({ signal }) => {
    const { data } = await apiGet(`/api/courses?page=1&per_page=${home.latestCourses}`, {
      schema: async () =>
        (await import('@nibras/contract/compat/parse-course-list.ts')).parseCourseList,
      signal,
    });
    return latestOf(data, home.latestCourses);
  },
});

/** The API path of a member's first page. */
export const memberHomePath = '/api/my-home';

/** Query of what a member's first page begins with; fresh for ten seconds only, since watching changes it. */
export const memberHomeQuery = queryOptions({
  queryKey: ['home', 'mine'],
  queryFn: ({ signal }) =>
    apiGet(memberHomePath, {
      schema: async () => (await import('@nibras/contract/compat/parse-home.ts')).parseMemberHome,
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
      const { services } = await apiGet(`/api/service?page=1&per_page=${home.firstServices}`, {
        schema: async () =>
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
