import type { ParsedStatistics } from '@nibras/contract/compat/parse-statistics.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '#platform/api/api-error.ts';
import { Button } from '#ui/form/button.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { Stat } from '#ui/list/stat.tsx';
import { RetryIcon } from '#ui/ornament/icons.ts';
import { statisticsQuery } from './queries.ts';

const labels = (): [keyof ParsedStatistics, string][] => [
  ['students', wording`الطلاب{ون} المسجّلون`],
  ['courses', wording`الكورسات`],
  ['projects', wording`المشاريع المنجزة`],
  ['articles', wording`المقالات التعليمية`],
];

/** Four statistics of the platform at the bottom of the hero. */
export function StatisticsStrip() {
  const { data, error, isFetching, refetch } = useQuery(statisticsQuery);
  const shown = labels().filter(([key]) => !data || data[key] > 0);
  if (shown.length === 0) return null;
  return (
    <div className="border-t border-ink-line bg-ink/70">
      <div className="page-width py-7 lg:py-9">
        <h2 className="sr-only">المنصة بالأرقام</h2>
        {error && !data ? (
          <div role="alert" className="flex flex-wrap items-center gap-4 text-on-ink-soft">
            <p>{errorText(error)}</p>
            <Button
              variant="secondary"
              size="sm"
              icon={<RetryIcon className="size-4.5" />}
              loading={isFetching}
              loadingLabel="جارٍ المحاولة…"
              onClick={() => void refetch()}
            >
              أعد المحاولة
            </Button>
          </div>
        ) : (
          <ul className="grid grid-cols-2 gap-6 md:flex md:justify-between">
            {shown.map(([key, label]) => (
              <li key={key}>
                {data ? <Stat value={data[key]} label={label} plus onInk /> : <StatSkeleton />}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function StatSkeleton() {
  return (
    <div className="flex flex-col gap-3 py-2">
      <Skeleton className="h-9 w-24" />
      <Skeleton className="h-4 w-28" />
    </div>
  );
}
