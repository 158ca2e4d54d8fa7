import type { SaleDetail } from '@nibras/contract/selling/purchases/studio/shapes.ts';
import { Button } from '#ui/form/button.tsx';
import { Dialog, DialogClose } from '#ui/overlay/dialog.tsx';
import { Money } from '#ui/text/money.tsx';
import { useSaleActions } from '../use-sale-actions.ts';

/** Confirms that what is due was paid at the desk. */
export function CashDialog({ sale, onClose }: { sale: SaleDetail; onClose(): void }) {
  const { busy, recordCash } = useSaleActions();
  const { id, due, currency, person } = sale;
  const pay = async () => {
    if (await recordCash(id)) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="هل استلمت المبلغ نقدًا؟"
      description={
        <>
          {'المطلوب '}
          <Money amount={due} currency={currency} className="font-semibold text-text" />
          {person && (
            <>
              {' من '}
              <bdi>{person.name}</bdi>
            </>
          )}
          . حين تسجّله يُفتح ما اشتراه فورًا ويصله إيصاله.
        </>
      }
      footer={
        <>
          <Button loading={busy} loadingLabel="جارٍ الحفظ…" onClick={() => void pay()}>
            نعم، استلمته
          </Button>
          <DialogClose>
            <Button variant="ghost">ليس بعد</Button>
          </DialogClose>
        </>
      }
    />
  );
}
