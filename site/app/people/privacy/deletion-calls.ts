import {
  deleteMyDataDeletion,
  getMyDataDeletion,
  postMyDataDeletion,
} from '@nibras/contract/people/privacy/calls.ts';
import type { CertificateChoice } from '@nibras/contract/people/privacy/shapes.ts';
import { queryOptions } from '@tanstack/react-query';
import { isFinal } from '#platform/api/api-error.ts';
import { makeCall } from '#platform/api/make-call.ts';

/** Query of the user's waiting request to delete their account, and of what stands in its way. */
export const deletionQuery = queryOptions({
  queryKey: ['my-data', 'deletion'],
  queryFn: ({ signal }) => makeCall(getMyDataDeletion, { signal }),
  staleTime: 0,
  retry: (failureCount, error) => failureCount < 2 && !isFinal(error),
});

/** Asks for the deletion of the user's account. */
export const requestDeletion = (certificates: CertificateChoice) =>
  makeCall(postMyDataDeletion, { body: { certificates } });

/** Takes the request back. */
export const cancelDeletion = () => makeCall(deleteMyDataDeletion);
