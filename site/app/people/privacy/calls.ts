import { getMyDataConsents } from '@nibras/contract/people/consents/calls.ts';
import {
  getMyDataExport,
  getMyDataExportAddress,
  postMyDataExport,
} from '@nibras/contract/people/privacy/calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { isFinal } from '#platform/api/api-error.ts';
import { makeCall } from '#platform/api/make-call.ts';

/** How often the state is asked for while the data are collected. */
const refetchEvery = 3_000;

export const exportKey = ['my-data', 'export'] as const;

/** Query of the user's last request for their data; while it waits, it is asked for again and again. */
export const exportQuery = queryOptions({
  queryKey: exportKey,
  queryFn: async ({ signal }) => {
    return (await makeCall(getMyDataExport, { signal })).data;
  },
  staleTime: 0,
  retry: (failureCount, error) => failureCount < 2 && !isFinal(error),
  refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? refetchEvery : false),
});

/** Query of what the user has agreed to and withdrawn, the newest first. */
export const consentsQuery = queryOptions({
  queryKey: ['my-data', 'consents'],
  queryFn: async ({ signal }) => {
    return (await makeCall(getMyDataConsents, { signal })).data;
  },
  staleTime: 0,
  retry: (failureCount, error) => failureCount < 2 && !isFinal(error),
});

/** Asks for all of the user's data. */
export const requestExport = () => makeCall(postMyDataExport);

/** Where the file is for the next minutes. */
export async function exportAddress(): Promise<string> {
  return (await makeCall(getMyDataExportAddress)).data.url;
}
