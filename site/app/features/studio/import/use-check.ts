import type { ImportCheck } from '@nibras/contract/studio/imports.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebounced } from '../tree/use-debounced.ts';
import { checkList, type ImportedList } from './queries.ts';

/** The dry run of a list: by itself, shortly after the list or what is done with it has changed. */
export function useCheck(list: ImportedList | null, version: string) {
  const settled = useDebounced(version);
  const query = useQuery<ImportCheck>({
    queryKey: ['studio', 'import-check', settled],
    queryFn: ({ signal }) => checkList(list as ImportedList, signal),
    enabled: list !== null && settled === version,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  return {
    check: list === null ? undefined : query.data,
    error: query.error,
    retry: () => void query.refetch(),
    /** Whether the result is that of the list as it is now. */
    current: settled === version && !query.isPlaceholderData && !query.isFetching,
  };
}
