import type { ListMeta } from '@nibras/contract/wire.ts';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { PlusIcon, SearchIcon } from '#ui/ornament/icons.ts';
import type { ListColumns } from './columns/columns.ts';
import { ListHead } from './columns/list-head.tsx';
import { WithColumns } from './columns/use-columns.tsx';
import { ListFrame, rowsClass, useListAddress } from './list-frame.tsx';
import { NothingMatches } from './nothing-matches.tsx';
import { StateFilter } from './state-filter.tsx';

/** What a list says of its items. */
export interface ListTexts {
  /** «الكوبونات» */
  items: string;
  /** «لا كوبونات» */
  none: string;
  /** The label of the search. */
  search: string;
  notFound: (search: string) => string;
  /** Without a single item. */
  first: { title: string; description: string };
  /** Where another one than the state is filtered. */
  noneFiltered?: { title: string; description: string };
  /** «صفحات الكوبونات» */
  pages?: string;
}

interface NewItem {
  label: string;
  onNew(): void;
  busy?: boolean;
}

/** The button at the top of a list's page. */
export const NewItemButton = ({ label, onNew, busy = false }: NewItem) => (
  <Button
    icon={<PlusIcon className="size-5" />}
    size="sm"
    loading={busy}
    loadingLabel="جارٍ الإنشاء…"
    onClick={onNew}
  >
    {label}
  </Button>
);

type Page<Row> = { data: Row[]; meta: Pick<ListMeta, 'last_page' | 'total' | 'more'> };
type Frame<Row> = ComponentProps<typeof ListFrame<Page<Row>>>;

interface StudioListProps<Row> {
  list: Frame<Row>['list'] & { dataUpdatedAt: number };
  noun: Frame<Row>['noun'];
  texts: ListTexts;
  /** Shown where nothing is listed. */
  icon: ReactNode;
  /** Null for those who make none. */
  newItem: NewItem | null;
  /** What the list calls the states by which it is filtered. */
  states?: Readonly<Record<string, string>>;
  /** What its rows show and are sorted by; absent where that is fixed. */
  columns?: ListColumns;
  /** Filters of its own, beside the search, and whether one is set. */
  filters?: { shown: ReactNode; active: boolean };
  /** Above the rows of a list without columns. */
  before?: (rows: readonly Row[]) => ReactNode;
  /** Selects all rows of the page; absent where none can be selected. */
  selection?: ComponentProps<typeof ListHead>['selection'];
  children: (row: Row, shown: { search: string; now: number }) => ReactNode;
}

/** A list of the studio: search, filters, rows, pages, and what it says without a row. */
export function StudioList<Row>(props: StudioListProps<Row>) {
  const { list, noun, texts, states, columns, filters, selection, before, children } = props;
  const { items } = texts;
  return (
    <ListFrame
      list={list}
      noun={noun}
      texts={{
        search: texts.search,
        region: items,
        failed: `تعذر تحميل ${items}`,
        pages: texts.pages ?? `صفحات ${items}`,
      }}
      filters={
        filters?.shown ?? (states && <StateFilter label={`حالة ${items}`} states={states} />)
      }
      empty={({ search, page }) => (
        <NothingListed
          {...props}
          search={search}
          beyondEnd={page > (list.data?.meta.last_page ?? page)}
        />
      )}
    >
      {({ data }) => {
        const rows = (
          <Rows rows={data} now={list.dataUpdatedAt}>
            {children}
          </Rows>
        );
        if (columns) {
          return (
            <WithColumns columns={columns}>
              <ListHead items={items} selection={selection} />
              {rows}
            </WithColumns>
          );
        }
        return (
          <>
            {before?.(data)}
            {rows}
          </>
        );
      }}
    </ListFrame>
  );
}

interface RowsProps<Row> {
  rows: readonly Row[];
  now: number;
  children: StudioListProps<Row>['children'];
}

function Rows<Row>({ rows, now, children }: RowsProps<Row>) {
  const { search } = useListAddress();
  return <ul className={rowsClass}>{rows.map((row) => children(row, { search, now }))}</ul>;
}

type NothingListedProps = Pick<
  StudioListProps<never>,
  'texts' | 'states' | 'filters' | 'icon' | 'newItem'
> & { search: string; beyondEnd: boolean };

/** Nothing is found, nothing has this state, the page is past the last one, or there is no item at all. */
function NothingListed(props: NothingListedProps) {
  const { texts, states, filters, icon, newItem, search, beyondEnd } = props;
  const { items, none, noneFiltered } = texts;
  const { pathname, params } = useListAddress();
  const state = params.get('state');
  const isFiltered = filters?.active ?? (states !== undefined && state !== null && state in states);
  const all = `اعرض كل ${items}`;
  if (beyondEnd) {
    return (
      <EmptyState
        icon={<SearchIcon />}
        title="لا نتائج"
        description={`${none} في هذه الصفحة من القائمة.`}
        action={
          <Button asChild variant="secondary">
            <Link to={pathname}>{all}</Link>
          </Button>
        }
      />
    );
  }
  if (search || isFiltered) {
    return (
      <NothingMatches
        search={search}
        advice={texts.notFound(search)}
        none={
          noneFiltered ?? {
            title: `${none} بهذه الحالة`,
            description: `غيّر الحالة من الأعلى، أو اعرض ${items} كلها.`,
          }
        }
        icon={icon}
        all={all}
      />
    );
  }
  return (
    <EmptyState
      icon={icon}
      title={texts.first.title}
      description={texts.first.description}
      action={
        newItem && (
          <Button icon={<PlusIcon className="size-5" />} onClick={newItem.onNew}>
            {newItem.label}
          </Button>
        )
      }
    />
  );
}
