import { queryOptions } from '@tanstack/react-query';
import { fetchVersion, fetchVersions, type ItemParams } from '#studio-kit/saving/calls.ts';

/** The versions of an item; they change with each publication, so they are fetched anew on every visit. */
export const versionsQuery = ({ kind, id }: ItemParams, page: number) =>
  queryOptions({
    queryKey: ['studio', 'versions', kind, id, page],
    queryFn: () => fetchVersions({ kind, id }, page),
    staleTime: 0,
  });

/** One version, which never changes. */
export const versionQuery = ({ kind, id }: ItemParams, number: number) =>
  queryOptions({
    queryKey: ['studio', 'version', kind, id, number],
    queryFn: () => fetchVersion({ kind, id }, number),
    staleTime: Number.POSITIVE_INFINITY,
  });
