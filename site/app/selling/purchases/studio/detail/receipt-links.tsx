import type { SaleDetail } from '@nibras/contract/selling/purchases/studio/shapes.ts';
import { useState } from 'react';
import { downloadFile } from '#platform/api/download-file.ts';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { DateText } from '#platform/browser/date-text.tsx';
import { Button } from '#ui/form/button.tsx';
import { DownloadIcon } from '#ui/ornament/icons.ts';
import { formatNumber } from '#ui/text/format-number.ts';

const names = { receipt: 'إيصال', refund: 'إشعار استرداد' };

/** The receipts of a purchase and the notes of its refunds, as files. */
export function ReceiptLinks({ receipts }: { receipts: SaleDetail['receipts'] }) {
  const [loading, setLoading] = useState<number | null>(null);

  async function save(number: number) {
    setLoading(number);
    try {
      await downloadFile(`/api/receipts/${number}.pdf`, `${number}.pdf`);
    } catch (error) {
      toastFailure('تعذر تنزيل الإيصال', error);
    } finally {
      setLoading(null);
    }
  }

  return (
    <div>
      <h3 className="mb-2 font-semibold">الإيصالات</h3>
      <ul className="flex flex-wrap gap-x-4 gap-y-2">
        {receipts.map(({ number, kind, issued_at: at }) => (
          <li key={number} className="flex flex-wrap items-center gap-x-2">
            <Button
              variant="secondary"
              size="sm"
              icon={<DownloadIcon className="size-4.5" />}
              loading={loading === number}
              loadingLabel="جارٍ التنزيل…"
              onClick={() => void save(number)}
            >
              {`${names[kind]} رقم ${formatNumber(number)}`}
            </Button>
            <DateText at={at} className="text-sm text-text-faint" />
          </li>
        ))}
      </ul>
    </div>
  );
}
