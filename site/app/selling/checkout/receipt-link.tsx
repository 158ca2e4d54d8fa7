import { receiptPath, writtenNumber } from '@nibras/contract/selling/receipts/shapes.ts';
import { errorText } from '#platform/api/api-error.ts';
import { downloadFile } from '#platform/api/download-file.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { Button } from '#ui/form/button.tsx';
import { DownloadIcon } from '#ui/ornament/icons.ts';
import { toast } from '#ui/overlay/toast-store.ts';

/** Saves a receipt as PDF. */
export function ReceiptLink({ number }: { number: number }) {
  const { busy, run } = useAsyncAction(async () => {
    try {
      await downloadFile(receiptPath(number), `${writtenNumber(number)}.pdf`);
    } catch (error) {
      toast({ variant: 'destructive', title: 'تعذر تنزيل الإيصال', description: errorText(error) });
    }
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<DownloadIcon className="size-4.5" />}
      loading={busy}
      loadingLabel="جارٍ التنزيل…"
      onClick={() => void run()}
    >
      <bdi dir="ltr">PDF {writtenNumber(number)}</bdi>
    </Button>
  );
}
