import type { Setup as SetupState } from '@nibras/contract/site/settings/studio/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { FailedState } from '#ui/list/failed-state.tsx';
import { SkeletonText } from '#ui/list/skeleton.tsx';
import { setupQuery } from './queries.ts';

/** What is shown of the set-up of the installation, once it is fetched. */
export function Setup({ children }: { children(setup: SetupState): ReactNode }) {
  const { data, error, isFetching, refetch } = useQuery(setupQuery);
  if (data) return children(data);
  if (!error) return <SkeletonText lines={6} />;
  return (
    <FailedState
      headingLevel={2}
      title="تعذر تحميل حالة الخادم"
      message={errorText(error)}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
