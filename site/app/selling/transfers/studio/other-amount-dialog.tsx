import { toMinor } from '@nibras/contract/money.ts';
import type { StudioTransfer } from '@nibras/contract/selling/transfers/studio/shapes.ts';
import { FormDialog } from '#studio-kit/forms/form-dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { formatMoney } from '#ui/text/money.tsx';

interface OtherAmountDialogProps {
  transfer: StudioTransfer;
  busy: boolean;
  onSend(received: string): void;
  onClose(): void;
}

/** Takes an amount that is not what was due: nothing is opened by it, and a person decides what becomes of it. */
export function OtherAmountDialog({ transfer, busy, onSend, onClose }: OtherAmountDialogProps) {
  const { due, currency } = transfer.purchase;
  function check({ received }: { received: string }) {
    const amount = toMinor(received, currency);
    if (!amount) return { received: 'اكتب المبلغ بالأرقام، مثل 450 أو 450.50.' };
    return { received: amount === due && 'هذا هو المبلغ المطلوب نفسه. اقبل الإيصال مباشرة.' };
  }
  return (
    <FormDialog
      title="وصل مبلغ آخر"
      description={`المطلوب ${formatMoney(due, currency)}. يُسجَّل ما وصل بين «دفعات لا تطابق»، ثم تقرر: تقبله، أو تعيده إلى صاحبه.`}
      defaultValues={{ received: '' }}
      check={check}
      send={({ received }) => onSend(received.trim())}
      onClose={onClose}
      busy={busy}
      submit="سجّل المبلغ"
      sending="جارٍ الحفظ…"
      cancel
    >
      {({ control, problem }) => (
        <Field label="المبلغ الذي وصل" error={problem('received')}>
          <Input
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            autoFocus
            maxLength={20}
            {...control('received')}
          />
        </Field>
      )}
    </FormDialog>
  );
}
