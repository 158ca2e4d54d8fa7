import { discussions as limits } from '@nibras/contract/limits.ts';
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { SendIcon } from '#ui/ornament/icons.ts';

interface WritingBoxProps {
  label: string;
  hideLabel?: boolean;
  placeholder: string;
  hint?: string;
  text: string;
  onType(text: string): void;
  onSend(): void;
  sending: boolean;
  button: string;
  /** One line until somebody writes in it. */
  compact?: boolean;
  /** Beside the button. */
  aside?: ReactNode;
  className?: string;
}

/** Where a question or a reply is typed. Blank text is not sent; Ctrl or Cmd with Enter sends, Enter alone does not. */
export function WritingBox({
  label,
  text,
  onType,
  onSend,
  sending,
  compact = false,
  ...rest
}: WritingBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  function send(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (sending) return;
    if (text.trim() === '') box.current?.focus();
    else onSend();
  }
  return (
    <form onSubmit={send} className={rest.className}>
      <Field
        label={label}
        hideLabel={rest.hideLabel ?? false}
        {...(rest.hint && { hint: rest.hint })}
      >
        <Textarea
          ref={box}
          rows={compact && text === '' ? 1 : 3}
          value={text}
          maxLength={limits.questionMaxLength}
          placeholder={rest.placeholder}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event);
          }}
          className={compact && text === '' ? 'min-h-13! focus:min-h-24!' : 'min-h-24!'}
        />
      </Field>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <Button
          type="submit"
          variant="secondary"
          icon={<SendIcon className="size-5" />}
          loading={sending}
          loadingLabel="جارٍ الإرسال…"
        >
          {rest.button}
        </Button>
        {rest.aside}
      </div>
    </form>
  );
}
