import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

interface TextDialogProps {
  title: string;
  description: ReactNode;
  label: string;
  maxLength: number;
  /** What is said where nothing was written; without it the text is optional. */
  missing?: string;
  send: string;
  busy: boolean;
  onSend(text: string): void;
  onClose(): void;
}

/** The shortest reason that the server takes. */
const shortest = 3;

/** A short text that goes with a decision. Ctrl and Enter send it. */
export function TextDialog(props: TextDialogProps) {
  const { title, description, label, maxLength, missing, send, busy, onSend, onClose } = props;
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  function submit() {
    if (missing && text.trim().length < shortest) setProblem(missing);
    else onSend(text.trim());
  }
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={title} description={description}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          submit();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
        }}
      >
        <Field label={label} error={problem} optional={!missing}>
          <Textarea
            rows={3}
            maxLength={maxLength}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setProblem('');
            }}
          />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" loading={busy} loadingLabel="جارٍ التنفيذ…">
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
