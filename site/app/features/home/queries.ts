import { home } from '@nibras/contract/limits.ts';
import { queryOptions } from '@tanstack/react-query';
import { apiGet } from '#platform/api/api-client.ts';
import { ApiError, isUnsupportedCall } from '#platform/api/api-error.ts';
import { latestOf } from './latest-of.ts';

// What reads the answers is loaded while the calls are on their way: a page that came from the
// server needs none of it at first.

/** Registered students, courses, finished projects and articles. */
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
 * The newest courses. Ours come newest first, so one short page has them; of a server that sorts or
 * pages otherwise the newest of what came are taken.
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

/** The first services; none where the server has no such call or is too busy (docs/behaviour/home.md#first-page). */
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
