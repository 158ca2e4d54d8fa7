import type { CertificateChoice } from '@nibras/contract/people/privacy/shapes.ts';
import { queryOptions } from '@tanstack/react-query';
import { apiGet, apiSend } from '#platform/api/api-client.ts';
import { isFinal } from '#platform/api/api-error.ts';

const contract = () => import('@nibras/contract/people/privacy/shapes.ts');
const asked = async () => (await contract()).deletionAsked;

const deletionPath = '/api/my-data/deletion';

/** Query of the user's waiting request to delete their account, and of what stands in its way. */
export const deletionQuery = queryOptions({
  queryKey: ['my-data', 'deletion'],
  queryFn: ({ signal }) =>
    apiGet(deletionPath, { schema: async () => (await contract()).deletionAnswer, signal }),
  staleTime: 0,
  retry: (failureCount, error) => failureCount < 2 && !isFinal(error),
});

/** Asks for the deletion of the user's account. */
export const requestDeletion = (certificates: CertificateChoice) =>
  apiSend('POST', deletionPath, { json: { certificates }, schema: asked });

/** Takes the request back. */
export const cancelDeletion = () => apiSend('DELETE', deletionPath, { schema: asked });
