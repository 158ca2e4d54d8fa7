import { lists } from '@nibras/contract/limits.ts';
import type { Purchase } from '@nibras/contract/selling/purchases/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { DateText } from '#platform/browser/date-text.tsx';
import { loadedMeta } from '#platform/head.ts';
import { ListFrame } from '#platform/pages/list-frame.tsx';
import { browserLoader, definePage, serverLoader } from '#platform/query/page-loaders.ts';
import { useDeferredData } from '#platform/query/use-deferred-data.ts';
import { useSession } from '#platform/session/session-store.ts';
import { OwnCredit } from '#selling/codes/index.ts';
import { cx } from '#ui/class-names.ts';
import { Button } from '#ui/form/button.tsx';
import { Badge } from '#ui/list/badge.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { TagIcon } from '#ui/ornament/icons.ts';
import { Money } from '#ui/text/money.tsx';
import { purchaseStageNames } from './purchase-states.ts';
import { purchaseListQuery, purchasesPath } from './queries.ts';

const pageOf = (search: string | URLSearchParams) => {
  const page = Number(new URLSearchParams(search).get('page'));
  return Number.isInteger(page) && page >= 1 && page <= lists.maxPage ? page : 1;
};

type Queries = Record<string, ReturnType<typeof purchaseListQuery>>;

const page = definePage<Queries>({
  queries: ({ url, signedIn }): Queries => {
    // The server renders without a session, so it sends the skeleton.
    if (!signedIn) return {};
    return { purchases: purchaseListQuery(pageOf(url.searchParams)) };
  },
  head: () => ({ title: 'مشترياتي', noindex: true }),
});

export const loader = serverLoader(page);
export const clientLoader = browserLoader(page);
export const meta = loadedMeta;
export const handle = {
  preload: ({ search }: { search: URLSearchParams }) => purchasesPath(pageOf(search)),
};

/** What the user has bought, with the receipts. */
export default function PurchasesPage() {
  return (
    <div className="page-width min-h-dvh py-8 sm:py-12">
      <div className="mx-auto max-w-3xl">
        <h1 className="text-4xl">مشترياتي</h1>
        <OwnCredit />
        <div className="mt-8">
          <Purchases />
        </div>
      </div>
    </div>
  );
}

const skeleton = (
  <div role="status" aria-label="جارٍ تحميل مشترياتك" className="flex flex-col gap-3">
    {[0, 1, 2].map((row) => (
      <div key={row} className="rounded-lg border border-line bg-raised p-5">
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="mt-3 h-4 w-1/3" />
      </div>
    ))}
  </div>
);

const nothingBought = () => (
  <EmptyState
    icon={<TagIcon />}
    title="لم تشترِ شيئًا بعد"
    description="يظهر هنا كل ما تشتريه مع إيصالاته."
    action={
      <Button asChild>
        <Link to="/courses">{wording`تصفّح الكورسات`}</Link>
      </Button>
    }
  />
);

function Purchases() {
  const pageNumber = pageOf(useLocation().search);
  const enabled = useSession((state) => state.isAuthenticated);
  const list = useQuery({ ...purchaseListQuery(pageNumber), enabled });
  return (
    <ListFrame
      list={list}
      answer={useDeferredData(list.data)}
      itemsOf={({ data }) => data}
      failedTitle="تعذر تحميل مشترياتك"
      refusalOf={() => null}
      skeleton={skeleton}
      empty={nothingBought()}
    >
      {(items, { last_page }) => (
        <>
          <ul
            aria-busy={list.isPlaceholderData}
            className={cx(
              'flex flex-col gap-3 transition-opacity',
              list.isPlaceholderData && 'opacity-50',
            )}
          >
            {items.map((purchase) => (
              <li key={purchase.id}>
                <PurchaseRow purchase={purchase} />
              </li>
            ))}
          </ul>
          <Pagination
            page={pageNumber}
            lastPage={last_page}
            label="صفحات مشترياتي"
            className="mt-10"
          />
        </>
      )}
    </ListFrame>
  );
}

function PurchaseRow({ purchase }: { purchase: Purchase }) {
  const { id, state, stage, lines, currency, total, created_at, paid_at } = purchase;
  const { name, tone } = purchaseStageNames[stage];
  const [first, ...others] = lines;
  const title = lines.find(({ bundle }) => bundle)?.bundle?.name ?? first?.name ?? '';
  return (
    <div className="relative flex flex-wrap items-center gap-x-6 gap-y-2 rounded-lg border border-line bg-raised p-5 transition-colors focus-within:border-link hover:border-line-strong">
      <div className="min-w-0 grow basis-64">
        <h2 dir="auto" className="line-clamp-2 text-start text-lg leading-snug">
          <Link
            to={state === 'open' ? `/checkout/${id}` : `/purchases/${id}`}
            className="text-text no-underline after:absolute after:inset-0"
          >
            {title}
          </Link>
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-faint">
          <Badge tone={tone}>{name}</Badge>
          <DateText at={paid_at ?? created_at} />
          {others.length > 0 && <span>{countLabel(lines.length, 'course')}</span>}
        </p>
      </div>
      <Money amount={total} currency={currency} className="text-lg font-semibold" />
    </div>
  );
}
