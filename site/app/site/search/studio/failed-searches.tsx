import type { FailedSearch } from '@nibras/contract/site/search/studio/word-shapes.ts';
import { countLabel, formatCount } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { errorText } from '#platform/api/api-error.ts';
import { formatDate } from '#platform/format.ts';
import { RowsSkeleton, rowsClass } from '#studio-kit/lists/list-frame.tsx';
import { Button } from '#ui/form/button.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { Mark } from '#ui/list/mark.tsx';
import { CheckIcon } from '#ui/ornament/icons.ts';
import { failedSearchesQuery } from './queries.ts';
import { useWordActions } from './use-word-actions.ts';

/** What people searched without finding it, the most frequent first. */
export function FailedSearches({ onMeaning }: { onMeaning(search: string): void }) {
  const { data, error, isFetching, refetch } = useQuery(failedSearchesQuery);
  if (error && !data) {
    return (
      <FailedState
        title="تعذر تحميل ما لم يوجد"
        message={errorText(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) return <RowsSkeleton label="ما لم يوجد" rows={4} />;
  const { searches, total } = data;
  if (searches.length === 0) {
    return (
      <p className="text-text-soft">
        لا شيء هنا الآن. ستجد هنا ما يبحث عنه الناس ولا يجدونه، لتضيف معناه أو تكتب عنه.
      </p>
    );
  }
  return (
    <>
      <ul aria-label="ما بُحث عنه ولم يوجد" className={rowsClass}>
        {searches.map((one) => (
          <Failed key={one.id} failed={one} onMeaning={() => onMeaning(one.search)} />
        ))}
      </ul>
      {total > searches.length && (
        <p className="text-sm text-text-faint">
          {`هذه ${formatCount(searches.length)} من أصل ${formatCount(total)}، وهي الأكثر تكرارًا.`}
        </p>
      )}
    </>
  );
}

interface FailedProps {
  failed: FailedSearch;
  onMeaning(): void;
}

function Failed({ failed, onMeaning }: FailedProps) {
  const { search, times, nearest, last_day, answered } = failed;
  const { ignore } = useWordActions();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
      <div className="min-w-0 grow basis-52">
        <Link
          to={`/search?${new URLSearchParams({ q: search })}`}
          className="touch-target relative font-semibold text-text wrap-anywhere hover:text-link"
        >
          <span className="sr-only">ابحث عن </span>
          <bdi>{search}</bdi>
        </Link>
        <p className="text-sm text-text-faint">
          {countLabel(times, rareNouns.time)}
          {` · آخرها ${formatDate(`${last_day}T12:00:00Z`, 'UTC')}`}
          {!answered && (nearest ? ' · وُجد ما يقاربه' : ' · لم يوجد شيء')}
        </p>
        {answered && (
          <Mark icon={CheckIcon} tone="text-success">
            يجد الآن ما يبحث عنه
          </Mark>
        )}
      </div>
      <div className="flex flex-wrap gap-1">
        {!answered && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={`هذه الكلمة تعني …: ${search}`}
            onClick={onMeaning}
          >
            هذه الكلمة تعني …
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          aria-label={`تجاهلها: ${search}`}
          onClick={() => void ignore(failed)}
        >
          تجاهلها
        </Button>
      </div>
    </li>
  );
}
