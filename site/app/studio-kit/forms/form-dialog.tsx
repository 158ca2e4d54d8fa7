import { type ReactNode, useId } from 'react';
import type { DefaultValues, FieldValues, Path } from 'react-hook-form';
import { errorText } from '#platform/api/api-error.ts';
import { isDeclined } from '#platform/api/toast-failure.ts';
import { Button } from '#ui/form/button.tsx';
import type { ButtonVariant } from '#ui/form/button-class.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { sendByKeys } from './send-by-keys.ts';
import { type Check, useCheckedForm } from './use-checked-form.ts';

interface FormDialogProps<Values extends FieldValues> {
  title: string;
  description?: ReactNode;
  size?: 'sm' | 'md';
  defaultValues: DefaultValues<Values>;
  check?: Check<Values>;
  /** Sends what was written, and closes the dialog where it was done. Without `failsAt` it shows its failures itself. */
  send(values: Values): void | Promise<void>;
  /** The field below which a failure of `send` stands. */
  failsAt?: Path<Values>;
  onClose(): void;
  /** The label of the button, and that while it is being sent. */
  submit: ReactNode;
  sending: string;
  variant?: ButtonVariant;
  /** Whether it is being sent by another person. */
  busy?: boolean;
  disabled?(values: Values): boolean;
  /** Has a button beside it that closes the dialog. */
  cancel?: boolean;
  children(form: ReturnType<typeof useCheckedForm<Values>>): ReactNode;
  /** Below the form, such as what was found. */
  below?: ReactNode;
}

/** What stands in the field that has the focus is replaced by typing. */
function selectFocused(form: HTMLFormElement | null) {
  const { activeElement: field } = document;
  if (field instanceof HTMLInputElement && form?.contains(field)) field.select();
}

/** A dialog that consists of one short form. */
export function FormDialog<Values extends FieldValues>({
  title,
  description,
  size,
  defaultValues,
  check,
  send,
  failsAt,
  onClose,
  submit,
  sending,
  variant,
  busy = false,
  disabled,
  cancel = false,
  children,
  below,
}: FormDialogProps<Values>) {
  const id = useId();
  const form = useCheckedForm<Values>({ defaultValues, ...(check && { check }) });
  async function sendOrTell(values: Values) {
    try {
      await send(values);
    } catch (failure) {
      if (isDeclined(failure)) return;
      if (!failsAt) throw failure;
      form.form.setError(failsAt, { type: 'server', message: errorText(failure) });
    }
  }
  const button = (
    <Button
      type="submit"
      form={id}
      {...(variant && { variant })}
      loading={busy || form.sending}
      loadingLabel={sending}
      disabled={disabled?.(form.form.watch()) ?? false}
    >
      {submit}
    </Button>
  );
  return (
    <Dialog
      open
      {...(size && { size })}
      onOpenChange={(open) => open || onClose()}
      title={title}
      description={description}
      footer={
        <>
          {button}
          {cancel && (
            <Button variant="ghost" onClick={onClose}>
              إلغاء
            </Button>
          )}
        </>
      }
    >
      <form
        ref={selectFocused}
        id={id}
        noValidate
        onSubmit={(event) => void form.submit(sendOrTell, event)}
        onKeyDown={sendByKeys}
        className="flex flex-col gap-5"
      >
        {children(form)}
      </form>
      {below}
    </Dialog>
  );
}
