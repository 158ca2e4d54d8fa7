import type { TotalsQuery } from '@nibras/contract/selling/transfers/studio/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { queryString } from '#platform/api/api-client.ts';
import { errorText } from '#platform/api/api-error.ts';
import { downloadFile } from '#platform/api/download-file.ts';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { RowsSkeleton, useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { Button } from '#ui/form/button.tsx';
import { DateInput } from '#ui/form/date-input.tsx';
import { Field } from '#ui/form/field.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { DateIcon, DownloadIcon } from '#ui/ornament/icons.ts';
import { totalsQuery, transfersPath } from './queries.ts';
import { TotalsTable } from './totals-table.tsx';

/** What transfers brought, by day and channel. */
export default function TotalsPage() {
  return useCapability('selling:manage') ? <Totals /> : <MissingPage />;
}

const dayOf = (params: URLSearchParams, name: string) => params.get(name) || undefined;

function Totals() {
  const { params, hrefWith } = useListAddress();
  const navigate = useNavigate();
  const days: TotalsQuery = { from: dayOf(params, 'from'), to: dayOf(params, 'to') };
  const { data, error, isFetching, refetch } = useQuery(totalsQuery(days));
  const go = (changes: TotalsQuery) => void navigate(hrefWith({ ...changes }), { replace: true });
  return (
    <StudioPage
      title="مجاميع التحويلات"
      crumbs={[{ label: 'التحويلات', to: '/studio/transfers' }]}
      description="ما قُبل من التحويلات في كل يوم وبكل وسيلة، لتقارنه بكشف حسابك."
      actions={<Export days={days} />}
    >
      <div className="mb-5 grid max-w-xl gap-4 sm:grid-cols-2">
        <Field label="من يوم">
          <DateInput
            value={days.from ?? data?.from ?? ''}
            max={days.to ?? data?.to}
            onChange={({ target }) => go({ from: target.value, to: days.to })}
          />
        </Field>
        <Field label="إلى يوم">
          <DateInput
            value={days.to ?? data?.to ?? ''}
            min={days.from}
            onChange={({ target }) => go({ from: days.from, to: target.value })}
          />
        </Field>
      </div>
      {data ? (
        data.totals.length > 0 ? (
          <TotalsTable totals={data.totals} />
        ) : (
          <EmptyState
            icon={<DateIcon />}
            title="لا تحويلات مقبولة في هذه الأيام"
            description="اختر أيامًا أخرى، أو اقبل ما ينتظر في «التحويلات»."
          />
        )
      ) : error ? (
        <FailedState
          message={errorText(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <RowsSkeleton label="المجاميع" rows={4} />
      )}
    </StudioPage>
  );
}

/** Saves the receipts of the shown days as a file for spreadsheets. */
function Export({ days }: { days: TotalsQuery }) {
  const { busy, run } = useAsyncAction(async () => {
    try {
      await downloadFile(`${transfersPath}/export${queryString({ ...days })}`, 'التحويلات.csv');
    } catch (error) {
      toastFailure('تعذر التصدير', error);
    }
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<DownloadIcon className="size-4.5" />}
      loading={busy}
      loadingLabel="جارٍ التصدير…"
      onClick={() => void run()}
    >
      صدّر CSV
    </Button>
  );
}
