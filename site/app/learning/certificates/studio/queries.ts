import {
  getStudioCertificates,
  getStudioCertificatesById,
} from '@nibras/contract/learning/certificates/studio/calls.ts';
import type { StudioCertificatesQuery } from '@nibras/contract/learning/certificates/studio/shapes.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryString } from '#platform/api/api-client.ts';
import { makeCall } from '#platform/api/make-call.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';

export const certificatesPath = '/api/studio/certificates';
const key = [...studioKey, 'certificates'] as const;

type Filters = Omit<StudioCertificatesQuery, 'page'>;

/** The path of the file with what the list shows. */
export const exportPath = (filters: Filters) =>
  `${certificatesPath}/export${queryString({ ...filters })}`;

/** Query of a page of the certificates, the newest first, or of requests, the oldest first. */
export const certificatesQuery = (query: StudioCertificatesQuery) =>
  queryOptions({
    queryKey: [...key, 'list', query],
    queryFn: ({ signal }) => makeCall(getStudioCertificates, { query, signal }),
    staleTime: 2_000,
    placeholderData: keepPreviousData,
  });

/** Query of one certificate with its requests. */
export const certificateQuery = (id: number) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: async ({ signal }) => {
      return (await makeCall(getStudioCertificatesById, { params: { id }, signal })).certificate;
    },
    staleTime: 2_000,
    refetchOnWindowFocus: true,
  });
