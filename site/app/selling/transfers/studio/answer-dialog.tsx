import { transfers as limits } from '@nibras/contract/limits.ts';
import type { StudioTransfer } from '@nibras/contract/selling/transfers/studio/shapes.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
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

/** Asks the person back or declines, in a sentence that is ready and can be changed. Ctrl and Enter send it. */
export function AnswerDialog({ kind, transfer, busy, onSend, onClose }: AnswerDialogProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const { title, description, label, missing, send } = words[kind];
  function submit() {
    if (text.trim() === '') setProblem(missing);
    else onSend(text.trim());
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={title}
      description={description}
      size="md"
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          submit();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
        }}
      >
        <ul className="flex flex-col gap-1.5">
          {readySentences[kind](transfer).map((sentence) => (
            <li key={sentence}>
              <button
                type="button"
                onClick={() => {
                  setText(sentence);
                  setProblem('');
                }}
                className="min-h-11 w-full rounded-md border border-line px-3 py-2 text-start transition-colors hover:border-line-strong hover:bg-sunken"
              >
                {sentence}
              </button>
            </li>
          ))}
        </ul>
        <Field label={label} error={problem}>
          <Textarea
            rows={3}
            value={text}
            maxLength={limits.answerMaxLength}
            onChange={({ target }) => {
              setText(target.value);
              setProblem('');
            }}
          />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" loading={busy} loadingLabel="جارٍ الإرسال…">
            {send}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            إلغاء
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
