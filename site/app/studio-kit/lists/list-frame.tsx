import type { ListMeta } from '@nibras/contract/wire.ts';
import type { ComponentProps, ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type ListAddress, readListAddress } from '#platform/pages/list-address.ts';
import { type ListQuery, ListResults } from '#platform/pages/list-results.tsx';
import { cx } from '#ui/class-names.ts';
import { SearchBox } from '#ui/form/search-box.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { useSlow } from '#ui/list/use-slow.ts';
import { ListGoesOn, totalLabel } from './bounded-list.tsx';

type Values = Record<string, string | number | undefined>;

/** The address of a list with other parameters; a change of anything but the page leads to its first page. */
export function listHref(pathname: string, search: string, changes: Values): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') params.delete(name);
    else params.set(name, String(value));
  }
  const query = params.toString();
  return query ? `${pathname}?${query}` : pathname;
}

/** Page, search and other parameters of a list's address, and the address with changes. */
export function useListAddress() {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  return {
    ...readListAddress(params),
    pathname,
    params,
    hrefWith: (changes: Values) => listHref(pathname, search, changes),
  };
}

/** A search field in the density of the studio. */
export function StudioSearch({ className, ...props }: ComponentProps<typeof SearchBox>) {
  return (
    <SearchBox
      className={cx('[&_input]:min-h-11! [&_input]:rounded-md! [&_input]:text-ellipsis', className)}
      {...props}
    />
  );
}

type Page = { data: unknown[]; meta: Pick<ListMeta, 'last_page' | 'total' | 'more'> };

interface ListFrameProps<Answer extends Page> {
  list: ListQuery<Answer>;
  noun: ComponentProps<typeof ListResults>['noun'];
  texts: { search?: string; region: string; failed: string; pages: string };
  /** Beside the search. */
  filters?: ReactNode;
  /** Shown where nothing is in the list, or nothing is found. */
  empty: (address: ListAddress) => ReactNode;
  children(answer: Answer): ReactNode;
}

/** A list of the studio: its search, its filters, and its results in all their states. */
export function ListFrame<Answer extends Page>({
  list,
  noun,
  texts,
  filters,
  empty,
  children,
}: ListFrameProps<Answer>) {
  const { page, search, hrefWith } = useListAddress();
  const navigate = useNavigate();
  const dimmed = useSlow(list.isPlaceholderData);
  const meta = list.data?.meta;
  return (
    <>
      {(texts.search || filters) && (
        <div className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-3">
          {texts.search && (
            <StudioSearch
              label={texts.search}
              value={search}
              onSearch={(text) =>
                void navigate(hrefWith({ search: text }), {
                  replace: search !== '' && text !== '',
                  preventScrollReset: true,
                })
              }
              className="w-full sm:w-80"
            />
          )}
          {filters && <div className="max-w-full min-w-0">{filters}</div>}
        </div>
      )}
      <ListResults
        list={list}
        itemsOf={({ data }) => data}
        address={{ page, search }}
        noun={noun}
        totalLabel={meta?.more && totalLabel(meta, noun)}
        texts={texts}
        statusClassName="mb-3 text-sm text-text-soft"
        skeleton={<RowsSkeleton label={texts.region} />}
        empty={empty({ page, search })}
      >
        {(answer) => (
          <div aria-busy={dimmed} className={cx('transition-opacity', dimmed && 'opacity-50')}>
            {children(answer)}
            {answer.meta.more && answer.meta.last_page > 1 && page === answer.meta.last_page && (
              <ListGoesOn total={answer.meta.total} noun={noun} />
            )}
          </div>
        )}
      </ListResults>
    </>
  );
}

/** The sheet of paper that the rows of a list stand on. */
export const rowsClass = '@container divide-y divide-line rounded-lg border border-line bg-raised';

/** A time (ms since 1970) from which rows reckon «منذ …»: the same for a minute, so that they are not rendered for nothing. */
export const toMinute = (time: number): number => Math.floor(time / 60_000) * 60_000;

interface RowsSkeletonProps {
  label: string;
  rows?: number;
  /** See `Skeleton`. */
  inPlace?: boolean;
}

/** Rows that are loading. */
export function RowsSkeleton({ label, rows = 6, inPlace = false }: RowsSkeletonProps) {
  return (
    <div role="status" aria-label={`جارٍ التحميل: ${label}`} className={rowsClass}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are identical.
        <div key={row} className="flex items-center gap-4 px-4 py-4">
          <Skeleton inPlace={inPlace} className="h-11 w-20" />
          <div className="flex grow flex-col gap-2.5">
            <Skeleton inPlace={inPlace} className="h-4 w-2/5" />
            <Skeleton inPlace={inPlace} className="h-3 w-1/4" />
          </div>
        </div>
      ))}
    </div>
  );
}
