import type { ReactNode } from 'react';
import { FormDialog } from '#studio-kit/forms/form-dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Textarea } from '#ui/form/textarea.tsx';

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

/** A short text that goes with a decision. */
export function TextDialog(props: TextDialogProps) {
  const { title, description, label, maxLength, missing, send, busy, onSend, onClose } = props;
  return (
    <FormDialog
      title={title}
      description={description}
      defaultValues={{ text: '' }}
      check={({ text }) => ({ text: text.trim().length < shortest && missing })}
      send={({ text }) => onSend(text.trim())}
      onClose={onClose}
      busy={busy}
      submit={send}
      sending="جارٍ التنفيذ…"
      cancel
    >
      {({ control, problem }) => (
        <Field label={label} error={problem('text')} optional={!missing}>
          <Textarea rows={3} maxLength={maxLength} {...control('text')} />
        </Field>
      )}
    </FormDialog>
  );
}
