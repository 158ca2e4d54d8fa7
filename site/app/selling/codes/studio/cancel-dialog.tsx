import type { CodeBatch } from '@nibras/contract/selling/codes/studio/shapes.ts';
import { foldDigits } from '@nibras/contract/text/digits.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

interface CancelDialogProps {
  batch: CodeBatch;
  onClose(): void;
  /** Resolves with whether it was done. */
  onCancel(range: { from: number; to: number }): Promise<boolean>;
}

/** Asks for the numbers of a lost sheet. */
export function CancelDialog({ batch, onClose, onCancel }: CancelDialogProps) {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const numberOf = (text: string) => Number(foldDigits(text)) || 0;

  async function cancel(event: FormEvent) {
    event.preventDefault();
    const range = { from: numberOf(from), to: numberOf(to) || numberOf(from) };
    if (range.from < 1 || range.to < range.from || range.to > batch.count) {
      setError(`اكتب رقمين من 1 إلى ${batch.count}، الأصغر أولًا.`);
      return;
    }
    setBusy(true);
    const isDone = await onCancel(range);
    setBusy(false);
    if (isDone) onClose();
  }

  const field = { dir: 'ltr', inputMode: 'numeric', autoComplete: 'off', maxLength: 5 } as const;
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => open || onClose()}
      title="ألغِ أكواد ورقة ضائعة"
      description="الأرقام مطبوعة على البطاقات بعد العلامة #. ما استُخدم منها يبقى كما هو."
    >
      <form noValidate onSubmit={(event) => void cancel(event)}>
        <div className="grid grid-cols-2 gap-4">
          <Field label="من رقم">
            <Input
              {...field}
              autoFocus
              value={from}
              onChange={({ target }) => {
                setError('');
                setFrom(target.value);
              }}
            />
          </Field>
          <Field label="إلى رقم" optional>
            <Input
              {...field}
              value={to}
              onChange={({ target }) => {
                setError('');
                setTo(target.value);
              }}
            />
          </Field>
        </div>
        <p role="alert" className={error ? 'mt-2 text-sm text-danger' : 'sr-only'}>
          {error}
        </p>
        <Button type="submit" loading={busy} loadingLabel="جارٍ الإلغاء…" className="mt-5 w-full">
          ألغِ هذه الأكواد
        </Button>
      </form>
    </Dialog>
  );
}
