import {
  getStudioPrivacyRegister,
  getStudioPrivacyRequests,
  getStudioPrivacyRequestsById,
} from '@nibras/contract/people/privacy/studio/calls.ts';
import type { DataRequestsQuery } from '@nibras/contract/people/privacy/studio/shapes.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callQuery } from '#platform/query/call-query.ts';

/** Query of the register of personal data, which changes with a new version of the program alone. */
export const registerQuery = queryOptions({
  ...callQuery(getStudioPrivacyRegister),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Query of a page of people's requests about their data: what waits first, by its date. */
export const requestsQuery = (query: DataRequestsQuery) =>
  queryOptions({
    ...callQuery(getStudioPrivacyRequests, { query }),
    staleTime: 2_000,
    placeholderData: keepPreviousData,
  });

/** Query of one request. */
export const oneRequestQuery = (id: number) =>
  queryOptions({
    ...callQuery(getStudioPrivacyRequestsById, { params: { id } }),
    select: ({ request }) => request,
    staleTime: 2_000,
  });
