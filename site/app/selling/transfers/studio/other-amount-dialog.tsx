import { toMinor } from '@nibras/contract/money.ts';
import type { StudioTransfer } from '@nibras/contract/selling/transfers/studio/shapes.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
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
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  function submit(event: FormEvent) {
    event.preventDefault();
    const amount = toMinor(typed, currency);
    if (!amount) setProblem('اكتب المبلغ بالأرقام، مثل 450 أو 450.50.');
    else if (amount === due) setProblem('هذا هو المبلغ المطلوب نفسه. اقبل الإيصال مباشرة.');
    else onSend(typed.trim());
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="وصل مبلغ آخر"
      description={`المطلوب ${formatMoney(due, currency)}. يُسجَّل ما وصل حالةً في المدفوعات، ثم تقرر: تقبله، أو تعيده إلى صاحبه.`}
    >
      <form className="flex flex-col gap-4" onSubmit={submit}>
        <Field label="المبلغ الذي وصل" error={problem}>
          <Input
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            autoFocus
            value={typed}
            maxLength={20}
            onChange={({ target }) => {
              setTyped(target.value);
              setProblem('');
            }}
          />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" loading={busy} loadingLabel="يُسجَّل…">
            سجّل المبلغ
          </Button>
          <Button variant="ghost" onClick={onClose}>
            إلغاء
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
