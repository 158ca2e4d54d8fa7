import { discussions as limits } from '@nibras/contract/limits.ts';
import type { BaseSyntheticEvent, ReactNode } from 'react';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { SendIcon } from '#ui/ornament/icons.ts';
import type { WritingForm } from './use-writing.ts';

interface WritingBoxProps {
  label: string;
  hideLabel?: boolean;
  placeholder: string;
  hint?: string;
  writing: WritingForm;
  onSend(text: string): Promise<void>;
  button: string;
  /** One line until somebody writes in it. */
  compact?: boolean;
  /** Beside the button. */
  aside?: ReactNode;
  className?: string;
}

/** Where a question or a reply is typed. Blank text is not sent; Ctrl or Cmd with Enter sends, Enter alone does not. */
export function WritingBox({ label, writing, onSend, compact = false, ...rest }: WritingBoxProps) {
  const { control, text, problem, sending, submit } = writing;
  const small = compact && text === '';
  const send = (event: BaseSyntheticEvent) =>
    void submit(({ description }) => onSend(description), event);
  return (
    <form noValidate onSubmit={send} className={rest.className}>
      <Field
        label={label}
        hideLabel={rest.hideLabel ?? false}
        {...(rest.hint && { hint: rest.hint })}
        {...(problem && { error: 'اكتب ما تريد إرساله أولًا.' })}
      >
        <Textarea
          {...control()}
          rows={small ? 1 : 3}
          maxLength={limits.questionMaxLength}
          placeholder={rest.placeholder}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event);
          }}
          className={small ? 'min-h-13! focus:min-h-24!' : 'min-h-24!'}
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
