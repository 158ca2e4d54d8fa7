import { listSorts } from '@nibras/contract/content/items/studio/page.ts';
import { inboxCalls } from '@nibras/contract/conversation/inbox/studio/calls.ts';
import {
  type InboxAnswer,
  type InboxItem,
  type InboxKind,
  inboxSorts,
  statesOf,
} from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import {
  type InfiniteData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { errorText } from '#platform/api/api-error.ts';
import { addressOf } from '#platform/api/call-address.ts';
import { LoadMore } from '#platform/pages/load-more.tsx';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import type { ListColumns } from '#studio-kit/lists/columns/columns.ts';
import { ListHead } from '#studio-kit/lists/columns/list-head.tsx';
import { sortIn } from '#studio-kit/lists/columns/sort-select.tsx';
import { WithColumns } from '#studio-kit/lists/columns/use-columns.tsx';
import { ExportButton } from '#studio-kit/lists/export-button.tsx';
import {
  RowsSkeleton,
  rowsClass,
  StudioSearch,
  useListAddress,
} from '#studio-kit/lists/list-frame.tsx';
import {
  extendedTo,
  noSelection,
  pruned,
  selectedPart,
  toggled,
} from '#studio-kit/lists/selection.ts';
import { cx } from '#ui/class-names.ts';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { useSlow } from '#ui/list/use-slow.ts';
import { InboxIcon, SearchIcon } from '#ui/ornament/icons.ts';
import { ServiceFilter, StateFilter } from './inbox-filters.tsx';
import { InboxRow } from './inbox-row.tsx';
import { InboxSelection } from './inbox-selection.tsx';
import { kindTexts } from './inbox-texts.ts';
import { type InboxFilter, inboxListQuery } from './queries.ts';

const columnsOf = (kind: InboxKind, about: string): ListColumns => ({
  list: kind === 'order' ? 'orders' : 'messages',
  usual: 'created',
  tracks: [
    {
      width: '13rem',
      columns: [
        { name: 'name', label: 'الاسم', always: true },
        { name: 'about', label: about },
      ],
    },
    { width: 'minmax(0,1fr)', columns: [{ name: 'excerpt', label: 'ما كُتب' }] },
    { width: '8.5rem', columns: [{ name: 'state', label: 'الحالة' }] },
    {
      width: '6rem',
      columns: [
        { name: 'at', label: 'الوقت', sort: { name: 'created', down: true, label: 'الأحدث' } },
      ],
    },
  ],
  end: '5.5rem',
});

const columns: Record<InboxKind, ListColumns> = {
  order: columnsOf('order', wording`الخدمة`),
  message: columnsOf('message', 'الموضوع'),
};

/** The filter that the page's address names. */
function useInboxFilter(kind: InboxKind): InboxFilter {
  const { search, params } = useListAddress();
  const service = Number(params.get('service') ?? 0);
  return {
    search,
    state: statesOf[kind].find((one) => one === params.get('state')),
    service: Number.isInteger(service) && service > 0 ? service : undefined,
    sort: sortIn(params, listSorts(inboxSorts)),
  };
}

/** All orders, or all contact messages, that the user may answer. */
export function InboxList({ kind }: { kind: InboxKind }) {
  const texts = kindTexts[kind];
  const { hrefWith } = useListAddress();
  const navigate = useNavigate();
  const filter = useInboxFilter(kind);
  const list = useInfiniteQuery(inboxListQuery(kind, filter));
  const first = list.data?.pages[0];
  return (
    <StudioPage
      title={texts.title}
      description={texts.description}
      actions={
        <ExportButton
          path={addressOf(inboxCalls[kind].export, { query: { ...filter } })}
          name={`${texts.title}.csv`}
        />
      }
    >
      <div className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <StudioSearch
          label={texts.search}
          value={filter.search}
          onSearch={(text) =>
            void navigate(hrefWith({ search: text }), {
              replace: filter.search !== '' && text !== '',
              preventScrollReset: true,
            })
          }
          className="w-full sm:w-80"
        />
        {kind === 'order' && <ServiceFilter service={filter.service} answer={first} />}
        <StateFilter kind={kind} state={filter.state} answer={first} />
      </div>
      <Results kind={kind} filter={filter} list={list} />
    </StudioPage>
  );
}

interface ResultsProps {
  kind: InboxKind;
  filter: InboxFilter;
  list: UseInfiniteQueryResult<InfiniteData<InboxAnswer>>;
}

function Results({ kind, filter, list }: ResultsProps) {
  const { data, error } = list;
  const texts = kindTexts[kind];
  const dimmed = useSlow(list.isPlaceholderData);
  if (!data && error) {
    return (
      <FailedState
        title={texts.failed}
        message={errorText(error)}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  }
  if (!data) return <RowsSkeleton label={texts.title} />;
  const items = data.pages.flatMap((page) => page.items);
  return (
    <section
      aria-label={texts.title}
      aria-busy={dimmed}
      className={cx('transition-opacity', dimmed && 'opacity-50')}
    >
      <p role="status" className="sr-only">
        {list.isPlaceholderData ? 'جارٍ البحث…' : shownText(kind, items.length, list.hasNextPage)}
      </p>
      {items.length === 0 ? (
        <Empty kind={kind} filter={filter} />
      ) : (
        // Another filter begins with nothing selected.
        <Rows
          key={JSON.stringify(filter)}
          kind={kind}
          items={items}
          search={filter.search}
          now={list.dataUpdatedAt}
        />
      )}
      <LoadMore list={list} failedTitle={texts.failed} />
    </section>
  );
}

const shownText = (kind: InboxKind, count: number, more: boolean) =>
  `${countLabel(count, kindTexts[kind].noun)}${more ? '، وبعدها غيرها' : ''}`;

function Empty({ kind, filter }: Pick<ResultsProps, 'kind' | 'filter'>) {
  const { emptyTitle, emptyText } = kindTexts[kind];
  if (filter.search) {
    return (
      <EmptyState
        icon={<SearchIcon />}
        title="لا نتائج"
        description="جرّب جزءًا من الاسم أو البريد، أو كلمة أخرى مما كُتب."
      />
    );
  }
  return (
    <EmptyState
      icon={<InboxIcon />}
      title={emptyTitle}
      description={filter.state || filter.service ? 'لا شيء بهذه الحالة الآن.' : emptyText}
    />
  );
}

interface RowsProps {
  kind: InboxKind;
  items: InboxItem[];
  search: string;
  now: number;
}

function Rows({ kind, items, search, now }: RowsProps) {
  const [chosen, setChosen] = useState(noSelection);
  const order = items.map(({ id }) => id);
  const selection = pruned(chosen, order);
  const whole = { ids: new Set(order), anchor: null };
  const all = {
    state: selectedPart(selection, order),
    toggleAll: () => setChosen(selection.ids.size === order.length ? noSelection : whole),
  };
  return (
    <WithColumns columns={columns[kind]}>
      <ListHead items={kindTexts[kind].title} selection={all} gap="gap-x-3" />
      <ul className={rowsClass}>
        {items.map((item) => (
          <InboxRow
            key={item.id}
            kind={kind}
            item={item}
            search={search}
            now={now}
            selected={selection.ids.has(item.id)}
            onToggle={({ extend }) =>
              setChosen(
                extend ? extendedTo(selection, item.id, order) : toggled(selection, item.id),
              )
            }
          />
        ))}
      </ul>
      <InboxSelection
        kind={kind}
        ids={order.filter((id) => selection.ids.has(id))}
        onClear={() => setChosen(noSelection)}
        {...(selection.ids.size < order.length && {
          onSelectAll: () => setChosen(whole),
        })}
      />
    </WithColumns>
  );
}
