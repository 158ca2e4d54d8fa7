import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { useDeferredData } from '#platform/query/use-deferred-data.ts';
import { FailedState } from '#ui/list/failed-state.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';

interface DataSectionProps<Data> {
  /** The id of its heading. */
  id: string;
  title: string;
  about: ReactNode;
  query: UseQueryResult<Data>;
  failed: string;
  children(data: Data): ReactNode;
}

/** A section of «بياناتي»: what it is about, and what the server says, in all its states. */
export function DataSection<Data>(props: DataSectionProps<Data>) {
  const { id, title, about, query, failed, children } = props;
  const data = useDeferredData(query.data);
  return (
    <section aria-labelledby={id} className="rounded-xl border border-line bg-raised p-5 sm:p-8">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <div className="mt-2 text-text-soft">{about}</div>
      {data !== undefined ? (
        <div className="mt-5">{children(data)}</div>
      ) : query.error ? (
        <FailedState
          className="mt-5"
          title={failed}
          message={errorText(query.error)}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <div role="status" aria-label="جارٍ التحميل" className="mt-5 noscript:hidden">
          <Skeleton className="h-12 w-44" />
        </div>
      )}
    </section>
  );
}
