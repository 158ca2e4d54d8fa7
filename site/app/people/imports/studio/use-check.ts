import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebounced } from '#studio-kit/lists/use-debounced.ts';

/**
 * The dry run of an import: by itself, shortly after the list or what is done with it has changed.
 * @param version tells one list from another
 */
export function useCheck<List, Check>(
  list: List | null,
  version: string,
  check: (list: List, signal: AbortSignal) => Promise<Check>,
) {
  const settled = useDebounced(version);
  const query = useQuery<Check>({
    queryKey: ['studio', 'import-check', settled],
    queryFn: ({ signal }) => check(list as List, signal),
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
