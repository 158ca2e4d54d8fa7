import { queryOptions } from '@tanstack/react-query';
import { apiGet, apiSend } from '#platform/api/api-client.ts';
import { isFinal } from '#platform/api/api-error.ts';

const contract = () => import('@nibras/contract/people/privacy/shapes.ts');

const exportPath = '/api/my-data/export';

/** How often the state is asked for while the data are collected. */
const refetchEvery = 3_000;

export const exportKey = ['my-data', 'export'] as const;

/** Query of the user's last request for their data; while it waits, it is asked for again and again. */
export const exportQuery = queryOptions({
  queryKey: exportKey,
  queryFn: async ({ signal }) => {
    const schema = async () => (await contract()).dataExportAnswer;
    return (await apiGet(exportPath, { schema, signal })).data;
  },
  staleTime: 0,
  retry: (failureCount, error) => failureCount < 2 && !isFinal(error),
  refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? refetchEvery : false),
});

/** Query of what the user has agreed to and withdrawn, the newest first. */
export const consentsQuery = queryOptions({
  queryKey: ['my-data', 'consents'],
  queryFn: async ({ signal }) => {
    const schema = async () => (await contract()).consentsAnswer;
    return (await apiGet('/api/my-data/consents', { schema, signal })).data;
  },
  staleTime: 0,
  retry: (failureCount, error) => failureCount < 2 && !isFinal(error),
});

/** Asks for all of the user's data. */
export const requestExport = () =>
  apiSend('POST', exportPath, { schema: async () => (await contract()).dataExportAsked });

/** Where the file is for the next minutes. */
export async function exportAddress(): Promise<string> {
  const schema = async () => (await contract()).exportAddressAnswer;
  return (await apiGet(`${exportPath}/address`, { schema })).data.url;
}
