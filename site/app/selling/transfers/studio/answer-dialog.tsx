import { transfers as limits } from '@nibras/contract/limits.ts';
import type { StudioTransfer } from '@nibras/contract/selling/transfers/studio/shapes.ts';
import { FormDialog } from '#studio-kit/forms/form-dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { readySentences } from './texts.ts';

const words = {
  ask: {
    title: 'اسأل صاحب الإيصال',
    description: 'يصله سؤالك بإشعار ورسالة بريد، ويجيب بإيصال أوضح أو بما ينقص.',
    label: 'سؤالك',
    missing: 'اكتب سؤالك، أو اختر جملة.',
    send: 'أرسل السؤال',
  },
  decline: {
    title: 'ارفض الإيصال',
    description: 'يصل السبب إلى صاحبه بإشعار ورسالة بريد، ويبقى له أن يرسل إيصالًا آخر.',
    label: 'السبب',
    missing: 'اكتب السبب، أو اختر جملة.',
    send: 'ارفض الإيصال',
  },
};

interface AnswerDialogProps {
  kind: 'ask' | 'decline';
  transfer: StudioTransfer;
  busy: boolean;
  onSend(text: string): void;
  onClose(): void;
}

/** Asks the person back or declines, in a sentence that is ready and can be changed. */
export function AnswerDialog({ kind, transfer, busy, onSend, onClose }: AnswerDialogProps) {
  const { title, description, label, missing, send } = words[kind];
  return (
    <FormDialog
      title={title}
      description={description}
      size="md"
      defaultValues={{ text: '' }}
      check={({ text }) => ({ text: text.trim() === '' && missing })}
      send={({ text }) => onSend(text.trim())}
      onClose={onClose}
      busy={busy}
      submit={send}
      sending="جارٍ الإرسال…"
      cancel
    >
      {({ control, problem, form }) => (
        <>
          <ul className="flex flex-col gap-1.5">
            {readySentences[kind](transfer).map((sentence) => (
              <li key={sentence}>
                <button
                  type="button"
                  onClick={() => {
                    form.setValue('text', sentence);
                    form.clearErrors('text');
                  }}
                  className="min-h-11 w-full rounded-md border border-line px-3 py-2 text-start transition-colors hover:border-line-strong hover:bg-sunken"
                >
                  {sentence}
                </button>
              </li>
            ))}
          </ul>
          <Field label={label} error={problem('text')}>
            <Textarea rows={3} maxLength={limits.answerMaxLength} {...control('text')} />
          </Field>
        </>
      )}
    </FormDialog>
  );
}
