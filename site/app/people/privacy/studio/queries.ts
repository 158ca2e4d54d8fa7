import {
  getStudioPrivacyRegister,
  getStudioPrivacyRequests,
} from '@nibras/contract/people/privacy/studio/calls.ts';
import type { DataRequestsQuery } from '@nibras/contract/people/privacy/studio/shapes.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';

/** Query of the register of personal data, which changes with a new version of the program alone. */
export const registerQuery = queryOptions({
  queryKey: [...studioKey, 'privacy', 'register'],
  queryFn: ({ signal }) => makeCall(getStudioPrivacyRegister, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Query of a page of people's requests about their data: what waits first, by its date. */
export const requestsQuery = (query: DataRequestsQuery) =>
  queryOptions({
    queryKey: [...studioKey, 'privacy', 'requests', query],
    queryFn: ({ signal }) => makeCall(getStudioPrivacyRequests, { query, signal }),
    staleTime: 2_000,
    placeholderData: keepPreviousData,
  });
