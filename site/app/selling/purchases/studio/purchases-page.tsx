import { listSorts } from '@nibras/contract/content/items/studio/page.ts';
import type {
  SaleFilters as Filters,
  SalesAnswer,
} from '@nibras/contract/selling/purchases/studio/shapes.ts';
import { saleSorts } from '@nibras/contract/selling/purchases/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import {
  type InfiniteData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { queryString } from '#platform/api/api-client.ts';
import { errorText } from '#platform/api/api-error.ts';
import { LoadMore } from '#platform/pages/load-more.tsx';
import { PurchasesIcon } from '#studio-kit/frame/icons.ts';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import type { ListColumns } from '#studio-kit/lists/columns/columns.ts';
import { ListHead } from '#studio-kit/lists/columns/list-head.tsx';
import { sortIn } from '#studio-kit/lists/columns/sort-select.tsx';
import { WithColumns } from '#studio-kit/lists/columns/use-columns.tsx';
import { ExportButton } from '#studio-kit/lists/export-button.tsx';
import { RowsSkeleton, StudioSearch, useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { LongRows } from '#studio-kit/lists/long-rows.tsx';
import { NothingMatches } from '#studio-kit/lists/nothing-matches.tsx';
import { cx } from '#ui/class-names.ts';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { useSlow } from '#ui/list/use-slow.ts';
import { CasesNote } from './list/cases-note.tsx';
import { MoneySums } from './list/money-sums.tsx';
import { SaleFilters } from './list/sale-filters.tsx';
import { SaleRow } from './list/sale-row.tsx';
import { isFiltered, useSaleFilters } from './list/use-sale-filters.ts';
import { saleListQuery, saleSumsQuery } from './queries.ts';

const columns: ListColumns = {
  list: 'purchases',
  usual: 'made',
  tracks: [
    {
      width: '14rem',
      columns: [
        { name: 'name', label: 'المشتري', always: true },
        { name: 'reference', label: 'المرجع' },
      ],
    },
    { width: 'minmax(0,1fr)', columns: [{ name: 'courses', label: wording`الكورسات` }] },
    {
      width: '8rem',
      columns: [
        { name: 'state', label: 'الحالة' },
        { name: 'way', label: 'الطريقة' },
      ],
    },
    {
      width: '7.5rem',
      columns: [
        {
          name: 'total',
          label: 'المبلغ',
          sort: { name: 'total', down: true, label: 'الأعلى مبلغًا' },
        },
      ],
    },
    {
      width: '7rem',
      columns: [
        { name: 'day', label: 'التاريخ', sort: { name: 'day', down: true, label: 'الأحدث دفعًا' } },
      ],
    },
  ],
  more: [
    {
      name: 'made',
      label: 'الإنشاء',
      sort: { name: 'made', down: true, label: 'الأحدث إنشاءً' },
    },
  ],
  end: '2.75rem',
};

/** What people have bought, and what it has brought. */
export default function PurchasesPage() {
  const { hrefWith, params } = useListAddress();
  const navigate = useNavigate();
  const filters = useSaleFilters();
  const sort = sortIn(params, listSorts(saleSorts));
  const list = useInfiniteQuery(saleListQuery({ ...filters, sort }));
  const first = list.data?.pages[0]?.purchases[0];
  return (
    <StudioPage
      title="المشتريات"
      description="ما اشتراه الناس وما دفعوه وما أُعيد إليهم."
      actions={
        <ExportButton
          path={`/api/studio/purchases/export${queryString({ ...filters, sort })}`}
          name="المشتريات.csv"
        />
      }
    >
      <CasesNote />
      <div className="mb-5 flex flex-col gap-3">
        <StudioSearch
          label="ابحث بالاسم أو البريد أو المرجع أو رقم الإيصال"
          value={filters.search}
          onSearch={(text) =>
            void navigate(hrefWith({ search: text }), {
              replace: filters.search !== '' && text !== '',
              preventScrollReset: true,
            })
          }
          className="w-full sm:w-112"
        />
        <SaleFilters
          filters={filters}
          personName={filters.person === undefined ? undefined : first?.person?.name}
        />
      </div>
      <Sums filters={filters} />
      <Results filters={filters} list={list} />
    </StudioPage>
  );
}

/** How many are shown, and their money. A failure is told by the list below, which fails with it. */
function Sums({ filters }: { filters: Filters }) {
  const { data, error, isPlaceholderData } = useQuery(saleSumsQuery(filters));
  const dimmed = useSlow(isPlaceholderData);
  if (!data) return error ? null : <Skeleton className="mb-4 h-8 w-72 max-w-full" />;
  if (data.count === 0) return null;
  return (
    <section
      aria-label="مجموع المعروض"
      aria-busy={dimmed}
      className={cx('mb-4 flex flex-wrap items-baseline gap-x-8 gap-y-1', dimmed && 'opacity-50')}
    >
      <p className="text-text-soft">{countLabel(data.count, rareNouns.purchase)}</p>
      <MoneySums sums={data.sums} />
    </section>
  );
}

interface ResultsProps {
  filters: Filters;
  list: UseInfiniteQueryResult<InfiniteData<SalesAnswer>>;
}

function Results({ filters, list }: ResultsProps) {
  const { data, error } = list;
  const dimmed = useSlow(list.isPlaceholderData);
  if (!data && error) {
    return (
      <FailedState
        title="تعذر تحميل المشتريات"
        message={errorText(error)}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  }
  if (!data) return <RowsSkeleton label="المشتريات" />;
  const sales = data.pages.flatMap(({ purchases }) => purchases);
  if (sales.length === 0) return <Empty filters={filters} />;
  return (
    <section
      aria-label="المشتريات"
      aria-busy={dimmed}
      className={cx('transition-opacity', dimmed && 'opacity-50')}
    >
      <p role="status" className="sr-only">
        {list.isPlaceholderData ? 'جارٍ البحث…' : countLabel(sales.length, rareNouns.purchase)}
      </p>
      <WithColumns columns={columns}>
        <ListHead items="المشتريات" />
        <LongRows items={sales} keyOf={({ id }) => id}>
          {(sale) => <SaleRow key={sale.id} sale={sale} search={filters.search} />}
        </LongRows>
      </WithColumns>
      <LoadMore list={list} failedTitle="تعذر تحميل المشتريات" />
    </section>
  );
}

function Empty({ filters }: { filters: Filters }) {
  if (isFiltered(filters)) {
    return (
      <NothingMatches
        search={filters.search}
        advice="جرّب جزءًا من الاسم أو البريد، أو المرجع كما كُتب في التحويل، أو أيامًا أخرى."
        none={{ title: 'لا مشتريات بهذا الاختيار' }}
        icon={<PurchasesIcon />}
        all="اعرض المشتريات كلها"
      />
    );
  }
  return (
    <EmptyState
      icon={<PurchasesIcon />}
      title="لا مشتريات بعد"
      description={wording`حين يضغط أحد «اشترك» في كورس {مدفوع|مدفوعة} يظهر {شراؤه|شراؤها} هنا، ومعه ما دفعه وكيف دفعه.`}
    />
  );
}
