import type { StudioCoursesQuery } from '@nibras/contract/learning/courses/studio/shapes.ts';
import type { BinQuery, LogQuery } from '@nibras/contract/site/log/studio/shapes.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiGet, queryString } from '#platform/api/api-client.ts';

const courseSchemas = () => import('@nibras/contract/learning/courses/studio/shapes.ts');
const categorySchemas = () => import('@nibras/contract/content/categories/studio/shapes.ts');
const logSchemas = () => import('@nibras/contract/site/log/studio/shapes.ts');

/** What the studio shows changes by other hands too: a page that is opened again asks again. */
const fresh = { staleTime: 2_000, placeholderData: keepPreviousData };

/** The prefix of the keys of all that the studio fetches, for invalidation after a change. */
export const studioKey = ['studio'] as const;
export const coursesKey = [...studioKey, 'courses'] as const;
export const articlesKey = [...studioKey, 'articles'] as const;
export const categoriesKey = [...studioKey, 'categories'] as const;
export const courseOrderKey = [...studioKey, 'course-order'] as const;

type CourseFilter = Partial<StudioCoursesQuery>;

/** Query of a page of the courses that the user works on, the one changed last first. */
export const studioCoursesQuery = ({ page = 1, search = '', state }: CourseFilter = {}) =>
  queryOptions({
    queryKey: [...coursesKey, { page, search, state }],
    queryFn: async ({ signal }) => {
      const { courses } = await apiGet(
        `/api/studio/courses${queryString({ page, search, state })}`,
        { schema: async () => (await courseSchemas()).studioCoursesAnswer, signal },
      );
      return courses;
    },
    ...fresh,
  });

/** Query of a course's tree, of which the overview reads what is missing. */
export const courseTreeQuery = (id: number) =>
  queryOptions({
    queryKey: [...studioKey, 'course', id, 'missing'],
    queryFn: ({ signal }) =>
      apiGet(`/api/studio/courses/${id}/tree`, {
        schema: async () => (await courseSchemas()).courseTree,
        signal,
      }),
    staleTime: fresh.staleTime,
  });

/** Query of all categories, in their order. */
export const studioCategoriesQuery = queryOptions({
  queryKey: categoriesKey,
  queryFn: ({ signal }) =>
    apiGet('/api/studio/categories', {
      schema: async () => (await categorySchemas()).studioCategoriesAnswer,
      signal,
    }),
  staleTime: fresh.staleTime,
});

/** Query of the courses that stand first in the lists of the public site. */
export const courseOrderQuery = queryOptions({
  queryKey: courseOrderKey,
  queryFn: ({ signal }) =>
    apiGet('/api/studio/course-order', {
      schema: async () => (await categorySchemas()).courseOrderAnswer,
      signal,
    }),
  staleTime: fresh.staleTime,
});

/** Query of a page of what was changed in the studio, the newest first. */
export const logQuery = (query: LogQuery) =>
  queryOptions({
    queryKey: [...studioKey, 'log', query],
    queryFn: async ({ signal }) => {
      const { entries } = await apiGet(`/api/studio/log${queryString(query)}`, {
        schema: async () => (await logSchemas()).logAnswer,
        signal,
      });
      return entries;
    },
    ...fresh,
  });

/** Query of the people and the actions by which the log can be filtered. */
export const logOptionsQuery = queryOptions({
  queryKey: [...studioKey, 'log-options'],
  queryFn: ({ signal }) =>
    apiGet('/api/studio/log/options', {
      schema: async () => (await logSchemas()).logOptions,
      signal,
    }),
  staleTime: fresh.staleTime,
});

/** Query of a page of what is in the bin, the last first. */
export const binQuery = (query: BinQuery) =>
  queryOptions({
    queryKey: [...studioKey, 'bin', query],
    queryFn: async ({ signal }) => {
      const { items } = await apiGet(`/api/studio/bin${queryString(query)}`, {
        schema: async () => (await logSchemas()).binAnswer,
        signal,
      });
      return items;
    },
    ...fresh,
  });
