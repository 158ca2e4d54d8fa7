import type { ReceiptsAnswer } from '@nibras/contract/selling/settings/studio/shapes.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { downloadFile } from '#platform/api/download-file.ts';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { MonthSelect } from '#studio-kit/fields/month-select.tsx';
import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { ListFrame, rowsClass, useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { subjectCrumb } from '#studio-kit/settings/subjects.ts';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { DownloadIcon, FileIcon } from '#ui/ornament/icons.ts';
import { exportPath, receiptsQuery } from './queries.ts';
import { ReceiptRow } from './receipt-row.tsx';
import { ReceiptSums } from './receipt-sums.tsx';

const crumbs = [subjectCrumb('payment')];

/** Every receipt of a month with its sums, and a file of them for the accountant. */
export default function ReceiptsPage() {
  return useCapability('selling:manage') ? <Receipts /> : <MissingPage />;
}

function Receipts() {
  const { page, params } = useListAddress();
  const month = /^20\d{2}-(?:0[1-9]|1[0-2])$/.exec(params.get('month') ?? '')?.[0];
  const list = useQuery({
    ...receiptsQuery({ page, month }),
    select: (answer) => ({ ...answer, ...answer.receipts }),
  });
  const { data } = list;
  return (
    <StudioPage
      title="الإيصالات"
      crumbs={crumbs}
      description="أرقامها متتابعة بلا فجوة، وما فيها لا يتغيّر بعد صدورها."
      actions={data && <Export month={data.month} />}
    >
      <ListFrame
        list={list}
        noun={rareNouns.receipt}
        texts={{
          region: 'الإيصالات',
          failed: 'تعذر تحميل الإيصالات',
          pages: 'صفحات الإيصالات',
        }}
        filters={data && <MonthChoice {...data} />}
        empty={() => (
          <EmptyState
            icon={<FileIcon />}
            title="لا إيصالات في هذا الشهر"
            description="يصدر إيصال مع كل شراء يُدفع، وإشعار مع كل استرداد."
          />
        )}
      >
        {({ data: rows, sums }) => (
          <div className="flex flex-col gap-5">
            <ReceiptSums sums={sums} />
            <ul className={rowsClass}>
              {rows.map((receipt) => (
                <ReceiptRow key={receipt.number} receipt={receipt} />
              ))}
            </ul>
          </div>
        )}
      </ListFrame>
    </StudioPage>
  );
}

function MonthChoice({ month, months }: Pick<ReceiptsAnswer, 'month' | 'months'>) {
  const navigate = useNavigate();
  const { hrefWith } = useListAddress();
  return (
    <MonthSelect
      month={month}
      months={months}
      onChange={(one) => void navigate(hrefWith({ month: one }), { preventScrollReset: true })}
    />
  );
}

function Export({ month }: { month: string }) {
  const { busy, run } = useAsyncAction(async () => {
    try {
      await downloadFile(exportPath(month), `receipts-${month}.csv`);
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
      صدّر الشهر CSV
    </Button>
  );
}
