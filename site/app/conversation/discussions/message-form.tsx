import { discussions as limits } from '@nibras/contract/limits.ts';
import type { BaseSyntheticEvent, ReactNode, Ref } from 'react';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { SendIcon } from '#ui/ornament/icons.ts';
import { AttachPicture, ChosenPicture } from './picture-field.tsx';
import type { MessageFormState } from './use-message-form.ts';
import type { PictureState } from './use-picture.ts';

interface MessageFormProps {
  label: string;
  hideLabel?: boolean;
  placeholder: string;
  hint?: string;
  messageForm: MessageFormState;
  /** The picture to send along; null where none is offered. */
  picture: PictureState | null;
  onSend(text: string): Promise<void>;
  button: string;
  /** One line high while empty. */
  compact?: boolean;
  formRef?: Ref<HTMLFormElement>;
  /** Beside the button. */
  aside?: ReactNode;
  className?: string;
}

/** The form of a question or a reply. Blank text is not sent; Ctrl or Cmd with Enter sends, Enter alone does not. */
export function MessageForm({
  label,
  messageForm,
  picture,
  onSend,
  compact = false,
  ...rest
}: MessageFormProps) {
  const { control, text, problem, sending, submit } = messageForm;
  const small = compact && text === '';
  const send = (event: BaseSyntheticEvent) =>
    void submit(({ description }) => onSend(description), event);
  return (
    <form ref={rest.formRef} noValidate onSubmit={send} className={rest.className}>
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
          onPaste={(event) => {
            const [pasted] = event.clipboardData.files;
            if (!picture || !pasted || sending) return;
            event.preventDefault();
            picture.choose(pasted);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event);
          }}
          className={small ? 'min-h-13! focus:min-h-24!' : 'min-h-24!'}
        />
      </Field>
      {picture && <ChosenPicture picture={picture} sending={sending} />}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
          <Button
            type="submit"
            variant="secondary"
            icon={<SendIcon className="size-5" />}
            loading={sending}
            loadingLabel="جارٍ الإرسال…"
          >
            {rest.button}
          </Button>
          {picture && <AttachPicture picture={picture} disabled={sending} />}
        </div>
        {rest.aside}
      </div>
    </form>
  );
}
