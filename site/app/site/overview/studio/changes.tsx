import { spanLabel } from '@nibras/contract/text/count.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { cx } from '#ui/class-names.ts';
import { FailedState } from '#ui/list/failed-state.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { Link as TextLink } from '#ui/text/link.tsx';
import { DayChart } from './day-chart.tsx';
import { comparedOf, type Measure, measuresOf } from './measures.ts';
import { Part } from './part.tsx';
import { figuresQuery } from './queries.ts';

/** What has changed since yesterday and last week, and one chart of the last days; nothing where nothing has happened. */
export function Changes({ nothing = null }: { nothing?: ReactNode }) {
  const figures = useQuery(figuresQuery);
  const { data, error } = figures;
  if (error && !data) {
    return (
      <FailedState
        headingLevel={2}
        title="تعذر تحميل الأرقام"
        message={errorText(error)}
        onRetry={() => void figures.refetch()}
        retrying={figures.isFetching}
      />
    );
  }
  if (!data) {
    return (
      <div role="status" aria-label="جارٍ التحميل: الأرقام" className="flex flex-col gap-3">
        <Skeleton className="h-7 w-32" />
        <Skeleton className="h-60" />
      </div>
    );
  }
  const measures = measuresOf(data);
  if (measures.length === 0) return nothing;
  return (
    <Part title="ما تغيّر">
      <Measures days={data.days} measures={measures} />
    </Part>
  );
}

function Measures({ days, measures }: { days: readonly string[]; measures: readonly Measure[] }) {
  const [chosen, setChosen] = useState<string>();
  const shown = measures.find(({ id }) => id === chosen) ?? measures[0];
  if (!shown) return null;
  return (
    <div className="rounded-lg border border-line bg-raised">
      <ul className="grid divide-line border-b border-line max-sm:divide-y sm:grid-flow-col sm:auto-cols-fr sm:divide-x">
        {measures.map((measure) => (
          <li key={measure.id} className="flex flex-col p-1.5">
            <Figure
              measure={measure}
              isShown={measure === shown}
              onShow={() => setChosen(measure.id)}
            />
          </li>
        ))}
      </ul>
      <div className="p-4">
        <DayChart
          label={`${shown.label} في آخر ${spanLabel(days.length, 'day')}`}
          days={days}
          values={shown.values}
          format={shown.format}
        />
      </div>
    </div>
  );
}

interface FigureProps {
  measure: Measure;
  isShown: boolean;
  onShow(): void;
}

/** Today's number with what it compares to; a press shows its chart. */
function Figure({ measure, isShown, onShow }: FigureProps) {
  const { label, format, path } = measure;
  const { today, yesterday, week, weekBefore } = comparedOf(measure);
  return (
    <>
      <button
        type="button"
        aria-pressed={isShown}
        onClick={onShow}
        className={cx(
          'flex min-h-11 w-full flex-col rounded-md px-3 py-2 text-start transition-colors hover:bg-sunken',
          isShown && 'bg-sunken',
        )}
      >
        <span className="text-sm text-text-soft">{label}</span>
        <span className="flex items-baseline gap-2">
          <span className="text-2xl leading-snug font-semibold tabular-nums">{format(today)}</span>
          <span className="text-sm text-text-soft">{`اليوم، وأمس ${format(yesterday)}`}</span>
        </span>
        <span className="text-sm text-text-soft">
          {`آخر 7 أيام: ${format(week)}، والأيام السبعة قبلها: ${format(weekBefore)}`}
        </span>
      </button>
      {path && today > 0 && (
        <TextLink to={path} className="mt-auto self-start px-3 py-1.5 text-sm">
          من اليوم
        </TextLink>
      )}
    </>
  );
}
