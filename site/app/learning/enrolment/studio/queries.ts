import {
  getStudioEnrolments,
  getStudioEnrolmentsById,
} from '@nibras/contract/learning/enrolment/studio/calls.ts';
import type { EnrolmentsQuery } from '@nibras/contract/learning/enrolment/studio/shapes.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';

/** The prefix of the keys of all lists of enrolments. */
export const enrolmentsKey = [...studioKey, 'enrolments'] as const;

/** Query of a page of enrolments, of one course or of all in which the user may enrol people. */
export const enrolmentsQuery = ({
  page = 1,
  search = '',
  course,
  source,
  list,
}: Partial<EnrolmentsQuery>) =>
  queryOptions({
    queryKey: [...enrolmentsKey, { page, search, course, source, list }],
    queryFn: async ({ signal }) => {
      const { enrolments } = await makeCall(getStudioEnrolments, {
        query: { page, search, course, source, list },
        signal,
      });
      return enrolments;
    },
    staleTime: 2_000,
    placeholderData: keepPreviousData,
  });

/** Query of one enrolment with every reason for it. */
export const enrolmentQuery = (id: number) =>
  queryOptions({
    queryKey: [...enrolmentsKey, 'one', id],
    queryFn: ({ signal }) => makeCall(getStudioEnrolmentsById, { params: { id }, signal }),
    staleTime: 2_000,
  });
