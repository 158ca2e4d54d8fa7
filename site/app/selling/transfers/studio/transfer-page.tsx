import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router';
import { errorText, isMissing } from '#platform/api/api-error.ts';
import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { InboxIcon, NextIcon } from '#ui/ornament/icons.ts';
import { transferQuery } from './queries.ts';
import { QueueSkeleton } from './queue.tsx';
import { TransferView } from './transfer-view.tsx';

const crumbs = [{ label: 'التحويلات', to: '/studio/transfers' }];

/** One receipt by its address, as notices and other receipts lead to it. */
export default function TransferPage() {
  return useCapability('selling:manage') ? <OneTransfer /> : <MissingPage />;
}

function OneTransfer() {
  const id = Number(useParams().id);
  const isId = Number.isInteger(id) && id > 0;
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useQuery({ ...transferQuery(id), enabled: isId });
  if (data) {
    return (
      <StudioPage
        title={`إيصال ${data.person?.name ?? 'حساب محذوف'}`}
        crumbs={crumbs}
        actions={
          data.next !== null && (
            <Button asChild variant="ghost" size="sm">
              <Link to={`/studio/transfers/${data.next}`}>
                التالي مما ينتظر
                <NextIcon className="size-4.5" />
              </Link>
            </Button>
          )
        }
      >
        <TransferView
          key={data.id}
          transfer={data}
          onDecided={({ next, outcome }) => {
            if (outcome === 'reopened') return;
            void navigate(next === null ? '/studio/transfers' : `/studio/transfers/${next}`);
          }}
        />
      </StudioPage>
    );
  }
  return (
    <StudioPage
      title={isId ? `إيصال ${id}` : 'إيصال'}
      crumbs={crumbs}
      loading={isId && !error}
      recent={false}
    >
      {!isId || isMissing(error) ? (
        <EmptyState
          icon={<InboxIcon />}
          title="لم نجد هذا الإيصال"
          description="ربما حُذف مع الشراء الذي أُرسل له."
          action={
            <Button asChild variant="secondary">
              <Link to="/studio/transfers">كل التحويلات</Link>
            </Button>
          }
        />
      ) : error ? (
        <FailedState
          message={errorText(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <QueueSkeleton />
      )}
    </StudioPage>
  );
}
