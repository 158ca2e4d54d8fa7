import type { SaleDetail } from '@nibras/contract/selling/purchases/studio/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { errorText, isMissing } from '#platform/api/api-error.ts';
import { PurchasesIcon } from '#studio-kit/frame/icons.ts';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { useFieldOfHash } from '#studio-kit/frame/use-field-of-hash.ts';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { Skeleton, SkeletonText } from '#ui/list/skeleton.tsx';
import { BuyerCard } from './detail/buyer-card.tsx';
import { HistorySection } from './detail/history-section.tsx';
import { LinesSection } from './detail/lines-section.tsx';
import { PaymentsSection } from './detail/payments-section.tsx';
import { SaleActions } from './detail/sale-actions.tsx';
import { saleQuery } from './queries.ts';

const crumbs = [{ label: 'المشتريات', to: '/studio/purchases' }];

/** One purchase: what was bought, the money that came and went, and what happened to it. */
export default function PurchasePage() {
  const id = Number(useParams().id);
  const { data, error, isFetching, refetch } = useQuery({
    ...saleQuery(id),
    enabled: Number.isInteger(id) && id > 0,
  });
  useFieldOfHash(data !== undefined);
  if (data) {
    return (
      <StudioPage
        title={`شراء ${data.reference}`}
        crumbs={crumbs}
        actions={<SaleActions key={data.id} sale={data} />}
      >
        <Sale sale={data} />
      </StudioPage>
    );
  }
  const isGone = !(id > 0) || isMissing(error);
  return (
    <StudioPage title="شراء" crumbs={crumbs} recent={false}>
      {isGone ? (
        <EmptyState
          icon={<PurchasesIcon />}
          title="لم نجد هذا الشراء"
          description="ربما كُتب عنوانه خطأ. ابحث عنه بمرجعه أو باسم المشتري."
          action={
            <Button asChild variant="secondary">
              <Link to="/studio/purchases">كل المشتريات</Link>
            </Button>
          }
        />
      ) : error ? (
        <FailedState
          title="تعذر تحميل هذا الشراء"
          message={errorText(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <SaleSkeleton />
      )}
    </StudioPage>
  );
}

function Sale({ sale }: { sale: SaleDetail }) {
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0 xl:col-start-2 xl:row-start-1">
        <BuyerCard sale={sale} />
      </div>
      <div className="flex min-w-0 flex-col gap-6 xl:col-start-1 xl:row-start-1">
        <LinesSection sale={sale} />
        <PaymentsSection sale={sale} />
        <HistorySection history={sale.history} />
      </div>
    </div>
  );
}

function SaleSkeleton() {
  return (
    <div
      role="status"
      aria-label="جارٍ تحميل هذا الشراء"
      className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <SkeletonText lines={8} />
      <Skeleton className="h-56" />
    </div>
  );
}
