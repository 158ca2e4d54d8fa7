import {
  type CourseLength,
  type CourseLevel,
  type CourseOrder,
  courseLengthNames,
  courseLevels,
  courseOrders,
} from '@nibras/contract/learning/courses/course-options.ts';
import { queryString } from '#platform/api/api-client.ts';
import { type ListAddress, readListAddress } from '#platform/pages/list-address.ts';

/** The parameters of the list's URL. */
export type CourseListAddress = ListAddress & {
  /** A category's id; '' for all. */
  category: string;
} & CourseFilters;

/** The choices that are extensions of the specification; '' is each one's default. */
export interface CourseFilters {
  sort: CourseOrder | '';
  free: '1' | '';
  level: CourseLevel | '';
  length: CourseLength | '';
}

const noFilters: CourseFilters = { sort: '', free: '', level: '', length: '' };

function choice<Name extends string>(names: readonly Name[], text: string | null): Name | '' {
  return names.find((name) => name === text) ?? '';
}

/** Parses `?page=2&search=…&category=3`; invalid values count as absent. */
export function readCourseListAddress(params: URLSearchParams): CourseListAddress {
  const sort = choice(courseOrders, params.get('sort'));
  return {
    ...readListAddress(params),
    category: (params.get('category') ?? '').trim(),
    sort: sort === 'newest' ? '' : sort,
    free: params.get('free') === '1' ? '1' : '',
    level: choice(courseLevels, params.get('level')),
    length: choice(courseLengthNames, params.get('length')),
  };
}

/** The URL of the list; page 1 by default, since a new category or search starts there. */
export function listHref({ page = 1, search, category, ...filters }: Partial<CourseListAddress>) {
  const { sort, free, level, length } = { ...noFilters, ...filters };
  const parameters = { page: page > 1 ? page : '', search, category, sort, free, level, length };
  return `/courses${queryString(parameters)}`;
}

/** The same list without its filters, in its order. */
export const withoutFilters = (address: CourseListAddress): CourseListAddress => ({
  ...address,
  ...noFilters,
  sort: address.sort,
});

/** How many filters narrow the list. */
export const filterCount = ({ free, level, length }: CourseFilters): number =>
  [free, level, length].filter(Boolean).length;
