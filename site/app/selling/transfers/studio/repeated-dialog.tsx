import type { TransferDetail } from '@nibras/contract/selling/transfers/studio/shapes.ts';
import { Button } from '#ui/form/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { formatMoney } from '#ui/text/money.tsx';
import { DuplicateNotice } from './duplicate-notice.tsx';

interface RepeatedDialogProps {
  transfer: TransferDetail;
  busy: boolean;
  onApprove(): void;
  onClose(): void;
}

/** Asks once more before a receipt is approved that resembles an earlier one. */
export function RepeatedDialog({ transfer, busy, onApprove, onClose }: RepeatedDialogProps) {
  const { due, currency } = transfer.purchase;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="هل تقبله مع أنه مكرر؟"
      description={
        <>
          إيصال <bdi>{transfer.person?.name ?? 'حساب محذوف'}</bdi>:{' '}
          {`تأكد من حسابك أن ${formatMoney(due, currency)} وصل مرة أخرى غير التي قبلتها.`}
        </>
      }
      footer={
        <>
          <Button variant="danger" loading={busy} loadingLabel="جارٍ القبول…" onClick={onApprove}>
            اقبله، وصل المبلغ
          </Button>
          <Button variant="ghost" onClick={onClose}>
            إلغاء
          </Button>
        </>
      }
    >
      <DuplicateNotice duplicates={transfer.duplicates} />
    </Dialog>
  );
}
