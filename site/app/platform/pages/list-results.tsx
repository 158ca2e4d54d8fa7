import { countLabel } from '@nibras/contract/text/count.ts';
import type { ReactNode } from 'react';
import { errorText, isRateLimited } from '#platform/api/api-error.ts';
import { FailedState } from '#ui/list/failed-state.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import type { ListAddress } from './list-address.ts';

type Meta = { last_page: number; total: number; nearest?: true | undefined };

/** What a list shows of its query; also of one whose pages are loaded one after another. */
export interface ListQuery<Answer> {
  data: Answer | undefined;
  error: Error | null;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch(): unknown;
}

interface ListResultsProps<Answer extends { meta: Meta }> {
  list: ListQuery<Answer>;
  /** The items of a response. */
  itemsOf(answer: Answer): unknown[];
  address: ListAddress;
  noun: Parameters<typeof countLabel>[1];
  /** The number of results, where it is not counted to its end. */
  totalLabel?: string | undefined;
  texts: { region: string; failed: string; pages: string };
  /** Classes of the number of results, where the default does not fit. */
  statusClassName?: string;
  skeleton: ReactNode;
  empty: ReactNode;
  children(answer: Answer): ReactNode;
}

/** The results of a list in all its states: loading, failed, empty, with items. */
export function ListResults<Answer extends { meta: Meta }>({
  list,
  itemsOf,
  address: { page, search },
  noun,
  totalLabel,
  texts,
  statusClassName = 'mb-5 text-text-soft',
  skeleton,
  empty,
  children,
}: ListResultsProps<Answer>) {
  const { data, error } = list;
  if (!data && !error) return skeleton;
  if (!data && !isRateLimited(error)) {
    return (
      <FailedState
        title={texts.failed}
        message={errorText(error)}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  }
  const shown = data ? itemsOf(data).length : 0;
  const { last_page: lastPage, total } = data?.meta ?? { last_page: 1, total: 0 };
  return (
    <section aria-label={texts.region}>
      <p role="status" className={search && shown > 0 ? statusClassName : 'sr-only'}>
        {list.isPlaceholderData ? (
          // The shown results are those of the previous search.
          'جارٍ البحث…'
        ) : (
          <>
            {shown > 0 && (totalLabel ?? countLabel(total || shown, noun))}
            {shown > 0 && search && (
              <>
                {' '}
                في نتائج البحث عن «<bdi>{search}</bdi>»
              </>
            )}
          </>
        )}
      </p>
      {data?.meta.nearest && shown > 0 && (
        <p className="mb-5 rounded-md bg-sunken px-4 py-3 text-text-soft">
          لا نتيجة فيها كل الكلمات، وهذه الأقرب.
        </p>
      )}
      {data && shown > 0 ? children(data) : empty}
      <Pagination
        page={Math.min(page, lastPage)}
        lastPage={lastPage}
        label={texts.pages}
        className="mt-10"
      />
    </section>
  );
}
