import type { CodeBatch } from '@nibras/contract/selling/codes/studio/shapes.ts';
import { foldDigits } from '@nibras/contract/text/digits.ts';
import { FormDialog } from '#studio-kit/forms/form-dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';

interface CancelDialogProps {
  batch: CodeBatch;
  onClose(): void;
  /** Resolves with whether it was done. */
  onCancel(range: { from: number; to: number }): Promise<boolean>;
}

const numberOf = (text: string) => Number(foldDigits(text)) || 0;

/** The numbers that were written; one number alone is a range of one. */
const rangeOf = ({ from, to }: { from: string; to: string }) => ({
  from: numberOf(from),
  to: numberOf(to) || numberOf(from),
});

const number = { dir: 'ltr', inputMode: 'numeric', autoComplete: 'off', maxLength: 5 } as const;

/** Asks for the numbers of a lost sheet. */
export function CancelDialog({ batch, onClose, onCancel }: CancelDialogProps) {
  return (
    <FormDialog
      title="ألغِ أكواد ورقة ضائعة"
      description="الأرقام مطبوعة على البطاقات بعد العلامة #. ما استُخدم منها يبقى كما هو."
      defaultValues={{ from: '', to: '' }}
      check={(values) => {
        const { from, to } = rangeOf(values);
        const fits = from >= 1 && to >= from && to <= batch.count;
        return { from: !fits && `اكتب رقمين من 1 إلى ${batch.count}، الأصغر أولًا.` };
      }}
      send={async (values) => {
        if (await onCancel(rangeOf(values))) onClose();
      }}
      onClose={onClose}
      submit="ألغِ هذه الأكواد"
      sending="جارٍ الإلغاء…"
    >
      {({ control, problem }) => (
        <div className="grid grid-cols-2 gap-4">
          <Field label="من رقم" error={problem('from')}>
            <Input {...number} autoFocus {...control('from')} />
          </Field>
          <Field label="إلى رقم" optional>
            <Input {...number} {...control('to')} />
          </Field>
        </div>
      )}
    </FormDialog>
  );
}
