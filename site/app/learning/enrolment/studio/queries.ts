import {
  getStudioEnrolments,
  getStudioEnrolmentsById,
} from '@nibras/contract/learning/enrolment/studio/calls.ts';
import type { EnrolmentsQuery } from '@nibras/contract/learning/enrolment/studio/shapes.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callQuery } from '#platform/query/call-query.ts';

/** Query of a page of enrolments, of one course or of all in which the user may enrol people. */
export const enrolmentsQuery = ({
  page = 1,
  search = '',
  course,
  source,
  list,
  sort,
}: Partial<EnrolmentsQuery>) =>
  queryOptions({
    ...callQuery(getStudioEnrolments, {
      query: { page, search, course, source, list, sort },
    }),
    select: ({ enrolments }) => enrolments,
    staleTime: 2_000,
    placeholderData: keepPreviousData,
  });

/** Query of one enrolment with every reason for it. */
export const enrolmentQuery = (id: number) =>
  queryOptions({
    ...callQuery(getStudioEnrolmentsById, { params: { id } }),
    staleTime: 2_000,
  });
