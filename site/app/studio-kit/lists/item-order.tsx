import type { ContentState } from '@nibras/contract/content/items/studio/page.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { Button } from '#ui/form/button.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { CloseIcon, PlusIcon } from '#ui/ornament/icons.ts';
import { SortableList } from '#ui/sortable/sortable-list.tsx';
import { Highlight } from '#ui/text/highlight.tsx';
import { OrderIcon } from '../frame/icons.ts';
import { StateMark } from '../frame/state-mark.tsx';
import { Thumb } from '../frame/thumb.tsx';
import { RowsSkeleton, rowsClass, StudioSearch } from './list-frame.tsx';

/** An item that has a place in the order, or may get one. */
export interface OrderedItem {
  id: number;
  name: string;
  image: string | null;
  state: ContentState;
  published: boolean;
}

/** The sentences of the page, which differ by the gender and number of what is ordered. */
export interface ItemOrderTexts {
  list: string;
  others: string;
  noOrder: string;
  search: string;
  failed: string;
  noneFound: string;
  allOrdered: string;
  nonePublished: string;
}

interface ItemOrderProps {
  /** Tells the list apart from others. */
  list: string;
  items: readonly OrderedItem[];
  texts: ItemOrderTexts;
  /** The new order, and what the message says that offers the way back. */
  onOrder(items: OrderedItem[], done: string): void;
  /** Published items that a search finds. */
  others: UseQueryResult<{ data: OrderedItem[] }>;
  search: string;
  onSearch(search: string): void;
}

/** What stands first in the lists of the site, in an order by hand, and a search to add more. */
export function ItemOrder({ list, items, texts, onOrder, ...others }: ItemOrderProps) {
  return (
    <>
      {items.length === 0 ? (
        <EmptyState icon={<OrderIcon />} title="الأحدث أولًا" description={texts.noOrder} />
      ) : (
        <SortableList
          list={list}
          items={items}
          onOrder={(ids) =>
            onOrder(
              ids.flatMap((id) => items.filter((item) => item.id === id)),
              'تغيّر ترتيب الظهور',
            )
          }
          className={rowsClass}
        >
          {(item, position) => (
            <>
              <span className="w-6 shrink-0 text-center text-sm text-text-faint tabular-nums">
                {position + 1}
              </span>
              <Thumb path={item.image} className="max-sm:hidden" />
              <span className="min-w-0 grow py-3">
                <bdi className="block font-medium">{item.name}</bdi>
                {item.state !== 'published' && <StateMark state={item.state} />}
              </span>
              <IconButton
                label={`أخرج «${item.name}» من الترتيب`}
                onClick={() =>
                  onOrder(
                    items.filter(({ id }) => id !== item.id),
                    `خرج «${item.name}» من الترتيب`,
                  )
                }
                className="me-1"
              >
                <CloseIcon />
              </IconButton>
            </>
          )}
        </SortableList>
      )}
      <Others
        {...others}
        texts={texts}
        without={items.map(({ id }) => id)}
        onAdd={(item) => onOrder([...items, item], `أُضيف «${item.name}» إلى الترتيب`)}
      />
    </>
  );
}

interface OthersProps extends Pick<ItemOrderProps, 'texts' | 'others' | 'search' | 'onSearch'> {
  without: readonly number[];
  onAdd(item: OrderedItem): void;
}

/** As many as are read at a glance. */
const shownOthers = 8;

/** Finds what has no place in the order yet. */
function Others({ texts, others: found, search, onSearch, without, onAdd }: OthersProps) {
  const heading = useId();
  const others = found.data?.data.filter(({ id }) => !without.includes(id)).slice(0, shownOthers);
  return (
    <section aria-labelledby={heading} className="mt-10">
      <h2 id={heading} className="text-xl">
        أضف إلى الترتيب
      </h2>
      <StudioSearch label={texts.search} value={search} onSearch={onSearch} className="mt-3 mb-4" />
      {found.error && !others && (
        <FailedState
          title={texts.failed}
          message={errorText(found.error)}
          onRetry={() => void found.refetch()}
          retrying={found.isFetching}
        />
      )}
      {!found.error && !others && <RowsSkeleton label={texts.others} rows={3} />}
      {others?.length === 0 && (
        <p role="status" className="py-6 text-center text-text-soft">
          {search ? texts.noneFound : without.length > 0 ? texts.allOrdered : texts.nonePublished}
        </p>
      )}
      {others && others.length > 0 && (
        <ul className={rowsClass}>
          {others.map((item) => (
            <li key={item.id} className="flex items-center gap-4 px-4 py-2.5">
              <Thumb path={item.image} className="max-sm:hidden" />
              <bdi className="min-w-0 grow font-medium">
                <Highlight text={item.name} search={search} />
              </bdi>
              <Button
                variant="secondary"
                size="sm"
                icon={<PlusIcon className="size-4.5" />}
                onClick={() => onAdd(item)}
              >
                أضف<span className="sr-only"> «{item.name}»</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
