import { getStudioBin } from '@nibras/contract/content/trash/studio/calls.ts';
import {
  getStudioCategories,
  getStudioCourseOrder,
} from '@nibras/contract/learning/categories/studio/calls.ts';
import { getStudioCourses } from '@nibras/contract/learning/courses/studio/calls.ts';
import type { StudioCoursesQuery } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { getStudioCoursesByIdTree } from '@nibras/contract/learning/tree/studio/calls.ts';
import { getStudioLog, getStudioLogOptions } from '@nibras/contract/site/log/studio/calls.ts';
import type { LogQuery, TrashQuery } from '@nibras/contract/site/log/studio/shapes.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callKey, callQuery } from '#platform/query/call-query.ts';

/** What the studio shows changes by other hands too: a page that is opened again asks again. */
const fresh = { staleTime: 2_000, placeholderData: keepPreviousData };

/** The prefix of the keys of all that the studio fetches, for invalidation after a change. */
export const studioKey = ['studio'] as const;
export const categoriesKey = callKey(getStudioCategories);
export const courseOrderKey = callKey(getStudioCourseOrder);

type CourseFilter = Partial<StudioCoursesQuery>;

/** Query of a page of the courses that the user works on, the one changed last first unless it is sorted otherwise. */
export const studioCoursesQuery = ({ page = 1, search = '', state, sort }: CourseFilter = {}) =>
  queryOptions({
    ...callQuery(getStudioCourses, {
      query: { page, search, state, sort },
    }),
    select: ({ courses }) => courses,
    ...fresh,
  });

/** Query of a course's tree, of which the overview reads what is missing. */
export const courseTreeQuery = (id: number) =>
  queryOptions({
    ...callQuery(getStudioCoursesByIdTree, { params: { id } }),
    staleTime: fresh.staleTime,
  });

/** Query of all categories, in their order. */
export const studioCategoriesQuery = queryOptions({
  ...callQuery(getStudioCategories),
  staleTime: fresh.staleTime,
});

/** Query of the courses that stand first in the lists of the public site. */
export const courseOrderQuery = queryOptions({
  ...callQuery(getStudioCourseOrder),
  staleTime: fresh.staleTime,
});

/** Query of a page of what was changed in the studio, the newest first. */
export const logQuery = (query: LogQuery) =>
  queryOptions({
    ...callQuery(getStudioLog, { query }),
    select: ({ entries }) => entries,
    ...fresh,
  });

/** Query of the people and the actions by which the log can be filtered. */
export const logOptionsQuery = queryOptions({
  ...callQuery(getStudioLogOptions),
  staleTime: fresh.staleTime,
});

/** Query of a page of what is in the trash, the last first. */
export const trashQuery = (query: TrashQuery) =>
  queryOptions({
    ...callQuery(getStudioBin, { query }),
    select: ({ items }) => items,
    ...fresh,
  });
