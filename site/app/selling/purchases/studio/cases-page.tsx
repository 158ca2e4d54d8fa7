import { type CasesAnswer, caseLists } from '@nibras/contract/selling/purchases/studio/shapes.ts';
import {
  type InfiniteData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { errorText } from '#platform/api/api-error.ts';
import { LoadMore } from '#platform/pages/load-more.tsx';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { FilterLinks } from '#studio-kit/lists/filter-links.tsx';
import { RowsSkeleton, rowsClass, useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { SuccessIcon } from '#ui/ornament/icons.ts';
import { CaseRow } from './cases/case-row.tsx';
import { caseListQuery } from './queries.ts';

const crumbs = [{ label: 'المشتريات', to: '/studio/purchases' }];
const listNames = { open: 'تنتظر قرارك', solved: 'قررت فيها' };

/** Payments that do not fit what was asked for, and what can be done about each. */
export default function CasesPage() {
  const { params, hrefWith } = useListAddress();
  const list = caseLists.find((one) => one === params.get('list')) ?? 'open';
  const cases = useInfiniteQuery(caseListQuery(list));
  return (
    <StudioPage
      title="دفعات لا تطابق"
      crumbs={crumbs}
      width="read"
      description="مال وصل ولم يُفتح به شيء: دُفع مرتين، أو بعد المهلة، أو بمبلغ آخر. لا يضيع شيء منه، وأنت تقرر."
    >
      <FilterLinks
        label="أي الدفعات"
        className="mb-5 max-w-full [&_a]:px-4! [&_a]:text-sm"
        links={caseLists.map((one) => ({
          label: listNames[one],
          to: hrefWith({ list: one === 'open' ? undefined : one }),
          current: one === list,
        }))}
      />
      <Results list={list} cases={cases} />
    </StudioPage>
  );
}

interface ResultsProps {
  list: (typeof caseLists)[number];
  cases: UseInfiniteQueryResult<InfiniteData<CasesAnswer>>;
}

function Results({ list, cases }: ResultsProps) {
  const { data, error } = cases;
  if (!data && error) {
    return (
      <FailedState
        title="تعذر تحميل الدفعات"
        message={errorText(error)}
        onRetry={() => void cases.refetch()}
        retrying={cases.isFetching}
      />
    );
  }
  if (!data) return <RowsSkeleton label="الدفعات" rows={3} />;
  const found = data.pages.flatMap((page) => page.cases);
  if (found.length === 0) {
    return (
      <EmptyState
        icon={<SuccessIcon />}
        title={list === 'open' ? 'كل ما وصل في مكانه' : 'لم تقرر في شيء بعد'}
        description={
          list === 'open'
            ? 'حين يصل مال لا يطابق ما طُلب يظهر هنا، ومعه ما كان مطلوبًا وما وصل.'
            : 'ما قررت فيه يبقى هنا، ومعه من قرر ولماذا.'
        }
      />
    );
  }
  return (
    <section aria-label="الدفعات">
      <ul className={rowsClass}>
        {found.map((one) => (
          <CaseRow key={one.id} found={one} />
        ))}
      </ul>
      <LoadMore list={cases} failedTitle="تعذر تحميل الدفعات" />
    </section>
  );
}
