import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { errorText } from '#platform/api/api-error.ts';
import { LoadMore } from '#platform/pages/load-more.tsx';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { useKeysSetting } from '#studio-kit/frame/use-keys.ts';
import { RowsSkeleton, rowsClass, toMinute } from '#studio-kit/lists/list-frame.tsx';
import { cx } from '#ui/class-names.ts';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { useSlow } from '#ui/list/use-slow.ts';
import { SuccessIcon } from '#ui/ornament/icons.ts';
import { InboxFilters } from './inbox-filters.tsx';
import { NothingOpened, OpenedThing } from './opened-thing.tsx';
import { waitingListQuery } from './queries.ts';
import { keyOf, useFilter } from './use-filter.ts';
import { useLiveWaiting } from './use-live-waiting.ts';
import { useRowFocus } from './use-row-focus.ts';
import { useShownRows } from './use-shown-rows.ts';
import { WaitingRow } from './waiting-row.tsx';

/** Everything that waits for the user, the oldest first, answered in place. */
export default function InboxPage() {
  const { filter, open, opensOldest, hrefOf } = useFilter();
  const [keysOn, setKeysOn] = useKeysSetting();
  useLiveWaiting();
  const list = useInfiniteQuery(waitingListQuery(filter));
  const { rows, doneKey } = useShownRows(list.data, open);
  const openKey = open && keyOf(open);
  const place = rows.findIndex((row) => keyOf(row) === openKey);
  const next = rows[place + 1] ?? rows.find((row) => keyOf(row) !== openKey);
  const nextHref = next && openKey ? hrefOf(next) : null;
  const navigate = useNavigate();
  // Not of a list from before, whose first thing may be answered by now.
  const oldest = opensOldest && list.data && !list.isFetching ? hrefOf(rows[0] ?? null) : null;
  useEffect(() => {
    if (oldest) void navigate(oldest, { replace: true, preventScrollReset: true });
  }, [oldest, navigate]);
  const rowsRef = useRef<HTMLDivElement>(null);
  useRowFocus(rowsRef, { openKey, keysOn });
  const hasRows = rows.length > 0;
  return (
    <StudioPage
      title="الوارد"
      hideTitle={open !== null && 'narrow'}
      description="كل ما ينتظر قرارًا أو جوابًا منك، الأقدم أولًا."
      actions={
        filter.kind === 'questions' && (
          <Button asChild variant="ghost" size="sm">
            <Link to="/teacher-desk?list=answered">ما أجبت عنه</Link>
          </Button>
        )
      }
    >
      <div className={cx(open && 'max-lg:hidden')}>
        <InboxFilters
          counts={list.data?.pages[0]?.counts ?? []}
          courses={list.data?.pages[0]?.courses ?? []}
        >
          <label className="ms-auto flex min-h-11 cursor-pointer items-center gap-2 text-sm text-text-faint max-sm:hidden pointer-coarse:hidden">
            <input
              type="checkbox"
              className="size-4.5"
              checked={keysOn}
              onChange={({ target }) => setKeysOn(target.checked)}
            />
            مفاتيح سريعة
          </label>
        </InboxFilters>
      </div>
      <div
        className={cx(
          'grid items-start gap-x-6',
          (hasRows || open) &&
            'lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[24rem_minmax(0,1fr)]',
        )}
      >
        <div ref={rowsRef} className={cx(open && 'max-lg:hidden')}>
          <Results
            list={list}
            rows={rows}
            openKey={openKey}
            doneKey={doneKey}
            hrefOf={hrefOf}
            isNarrowed={Object.values(filter).some(Boolean)}
          />
        </div>
        {open ? (
          <OpenedThing
            key={openKey}
            thing={open}
            next={nextHref}
            back={hrefOf(null)}
            onNext={() => void navigate(nextHref ?? hrefOf(null), { preventScrollReset: true })}
          />
        ) : (
          hasRows && (
            <div className="max-lg:hidden">
              <NothingOpened />
            </div>
          )
        )}
      </div>
    </StudioPage>
  );
}

type List = ReturnType<typeof useInfiniteQuery<Awaited<unknown>>>;

interface ResultsProps {
  list: Pick<
    List,
    | 'error'
    | 'isFetching'
    | 'isPlaceholderData'
    | 'hasNextPage'
    | 'isFetchingNextPage'
    | 'isFetchNextPageError'
    | 'dataUpdatedAt'
  > & { data: unknown; refetch(): unknown; fetchNextPage(): unknown };
  rows: ReturnType<typeof useShownRows>['rows'];
  openKey: string | null;
  doneKey: string | null;
  hrefOf: ReturnType<typeof useFilter>['hrefOf'];
  isNarrowed: boolean;
}

function Results({ list, rows, openKey, doneKey, hrefOf, isNarrowed }: ResultsProps) {
  const dimmed = useSlow(list.isPlaceholderData);
  if (!list.data && list.error) {
    return (
      <FailedState
        title="تعذر تحميل الوارد"
        message={errorText(list.error)}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  }
  if (!list.data) return <RowsSkeleton label="الوارد" />;
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={<SuccessIcon />}
        title="لا شيء ينتظرك"
        description={
          isNarrowed
            ? 'لا شيء هنا بهذا الاختيار. اعرض الأنواع كلها لترى غيره.'
            : 'حين يصل سؤال أو طلب أو إيصال أو رسالة يظهر هنا في لحظته.'
        }
      />
    );
  }
  return (
    <section
      aria-label="ما ينتظر"
      aria-busy={dimmed}
      className={cx('transition-opacity', dimmed && 'opacity-50')}
    >
      <p role="status" className="sr-only">
        {countLabel(rows.length, rareNouns.item)}
        {list.hasNextPage && '، وبعدها غيرها'}
      </p>
      <ul className={rowsClass}>
        {rows.map((row) => (
          <WaitingRow
            key={keyOf(row)}
            row={row}
            to={hrefOf(row)}
            now={toMinute(list.dataUpdatedAt)}
            current={keyOf(row) === openKey}
            done={keyOf(row) === doneKey}
          />
        ))}
      </ul>
      <LoadMore list={list} failedTitle="تعذر تحميل بقية الوارد" />
    </section>
  );
}
