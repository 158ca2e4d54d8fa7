import {
  getStudioCertificates,
  getStudioCertificatesById,
} from '@nibras/contract/learning/certificates/studio/calls.ts';
import type { StudioCertificatesQuery } from '@nibras/contract/learning/certificates/studio/shapes.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryString } from '#platform/api/api-client.ts';
import { callQuery } from '#platform/query/call-query.ts';

export const certificatesPath = '/api/studio/certificates';
type Filters = Omit<StudioCertificatesQuery, 'page'>;

/** The path of the file with what the list shows. */
export const exportPath = (filters: Filters) =>
  `${certificatesPath}/export${queryString({ ...filters })}`;

/** Query of a page of the certificates, the newest first, or of requests, the oldest first. */
export const certificatesQuery = (query: StudioCertificatesQuery) =>
  queryOptions({
    ...callQuery(getStudioCertificates, { query }),
    staleTime: 2_000,
    placeholderData: keepPreviousData,
  });

/** Query of one certificate with its requests. */
export const certificateQuery = (id: number) =>
  queryOptions({
    ...callQuery(getStudioCertificatesById, { params: { id } }),
    select: ({ certificate }) => certificate,
    staleTime: 2_000,
    refetchOnWindowFocus: true,
  });
