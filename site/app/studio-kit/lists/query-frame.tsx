import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { FailedState } from '#ui/list/failed-state.tsx';
import { RowsSkeleton } from './list-frame.tsx';

interface QueryFrameProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** What is loading: «الإيصال». */
  label: string;
  children(data: Data): ReactNode;
}

/** What a query fetches, or that it is on its way, or why it is not there. */
export function QueryFrame<Data>({ query, label, children }: QueryFrameProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return <RowsSkeleton label={label} rows={3} />;
  return (
    <FailedState message={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
  );
}
