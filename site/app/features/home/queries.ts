import { home } from '@nibras/contract/limits.ts';
import { readCourseList } from '@nibras/contract/reading-courses.ts';
import { queryOptions } from '@tanstack/react-query';
import { apiGet } from '#platform/api/api-client.ts';
import { ApiError, isUnsupportedCall } from '#platform/api/api-error.ts';
import { latestOf } from './latest-of.ts';
import { readServices, readStatistics, type TeaserService } from './read-answers.ts';

/** Registered students, courses, finished projects and articles. */
export const statisticsQuery = queryOptions({
  queryKey: ['home', 'statistics'],
  queryFn: ({ signal }) => apiGet('/api/Statistics', { schema: readStatistics, signal }),
});

/**
 * The newest courses. Ours come newest first, so one short page has them; of a server that sorts or
 * pages otherwise the newest of what came are taken.
 */
export const latestCoursesQuery = queryOptions({
  queryKey: ['home', 'latest-courses'],
  queryFn: async ({ signal }) => {
    const path = `/api/courses?page=1&per_page=${home.latestCourses}`;
    const { data } = await apiGet(path, { schema: readCourseList, signal });
    return latestOf(data, home.latestCourses);
  },
});

/** The first services; none where the server has no such call or is too busy (document 1 §8). */
export const firstServicesQuery = queryOptions({
  queryKey: ['home', 'first-services'],
  queryFn: async ({ signal }): Promise<TeaserService[]> => {
    const path = `/api/service?page=1&per_page=${home.firstServices}`;
    try {
      const services = await apiGet(path, { schema: readServices, signal });
      return services.slice(0, home.firstServices);
    } catch (error) {
      const busy = error instanceof ApiError && error.status === 429;
      if (busy || isUnsupportedCall(error)) return [];
      throw error;
    }
  },
});
