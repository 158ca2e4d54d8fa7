import { receiptPath, writtenNumber } from '@nibras/contract/selling/receipts/shapes.ts';
import type { StudioReceipt } from '@nibras/contract/selling/settings/studio/shapes.ts';
import { Link } from 'react-router';
import { downloadFile } from '#platform/api/download-file.ts';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { formatDate } from '#platform/format.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { cx } from '#ui/class-names.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { DownloadIcon } from '#ui/ornament/icons.ts';
import { Money } from '#ui/text/money.tsx';

/** A receipt or the note of a refund: its buyer leads to the purchase. */
export function ReceiptRow({ receipt }: { receipt: StudioReceipt }) {
  const { number, kind, buyer, currency, total, corrects, purchase, issued_at, reference } =
    receipt;
  const { timeZone } = useSiteConfig();
  const isRefund = kind === 'refund';
  const name = `${isRefund ? 'إشعار استرداد' : 'إيصال'} ${writtenNumber(number)}`;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 gap-y-0.5 px-4 py-2.5 @2xl:grid-cols-[7rem_minmax(0,1fr)_8rem_9rem_auto]">
      <span className="font-medium tabular-nums">
        <bdi dir="ltr">{writtenNumber(number)}</bdi>
      </span>
      <p className="col-start-1 min-w-0 truncate @2xl:col-start-2">
        <Link to={`/studio/purchases/${purchase}`} className="text-text hover:text-link">
          <bdi>{buyer || reference}</bdi>
        </Link>
        {isRefund && (
          <span className="ms-2 text-sm text-text-soft">
            استرداد من الإيصال <bdi dir="ltr">{writtenNumber(corrects ?? 0)}</bdi>
          </span>
        )}
      </p>
      <time
        dateTime={issued_at}
        className="col-start-1 text-sm text-text-soft @2xl:col-start-3 @2xl:row-start-1"
      >
        {formatDate(issued_at, timeZone)}
      </time>
      <span
        className={cx(
          'col-start-2 row-span-3 row-start-1 text-end font-semibold @2xl:col-start-4 @2xl:row-span-1',
          isRefund && 'text-danger',
        )}
      >
        <Money amount={total} currency={currency} />
      </span>
      <Download
        name={name}
        path={receiptPath(number)}
        className="col-start-3 row-span-3 row-start-1 @2xl:col-start-5 @2xl:row-span-1"
      />
    </li>
  );
}

function Download({ name, path, className }: { name: string; path: string; className: string }) {
  const { busy, run } = useAsyncAction(async () => {
    try {
      await downloadFile(path, `${name}.pdf`);
    } catch (error) {
      toastFailure('تعذر تنزيله', error);
    }
  });
  return (
    <IconButton
      label={`نزّل ${name}`}
      className={className}
      disabled={busy}
      onClick={() => void run()}
    >
      <DownloadIcon />
    </IconButton>
  );
}
