import type { SaleDetail } from '@nibras/contract/selling/purchases/studio/shapes.ts';
import { Button } from '#ui/form/button.tsx';
import { Dialog, DialogClose } from '#ui/overlay/dialog.tsx';
import { useSaleActions } from '../use-sale-actions.ts';

/** Confirms that an open purchase is cancelled: what was cancelled is bought anew. */
export function CancelDialog({ sale, onClose }: { sale: SaleDetail; onClose(): void }) {
  const { busy, cancel } = useSaleActions();
  const isWaiting = sale.transfers.some(({ state }) => state === 'waiting' || state === 'asked');
  const confirm = async () => {
    if (await cancel(sale.id)) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="هل تريد إلغاء هذا الشراء؟"
      description={
        isWaiting
          ? 'أرسل المشتري إيصال تحويل ينتظر المراجعة. إن ألغيت الشراء وقد وصل المال، فستقرر أنت ما يكون منه.'
          : 'لا يُدفع بعد ذلك، ويعود إلى المشتري ما حُجز من رصيده. وله أن يشتري من جديد متى شاء.'
      }
      footer={
        <>
          <Button
            variant="danger"
            loading={busy}
            loadingLabel="جارٍ الإلغاء…"
            onClick={() => void confirm()}
          >
            ألغِ الشراء
          </Button>
          <DialogClose>
            <Button variant="ghost">اتركه</Button>
          </DialogClose>
        </>
      }
    />
  );
}
