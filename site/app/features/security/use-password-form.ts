import type { PasswordBody } from '@nibras/contract/security.ts';
import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type FormOutcome, failedOutcome } from '#platform/forms/failure.ts';
import { contractResolver } from '#platform/forms/form-resolver.ts';
import { firstErrors } from '#platform/forms/posted-form.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { savePassword } from './calls.ts';
import { securityTexts as texts } from './security-texts.ts';

export interface PasswordForm {
  withConfirmation<Result>(action: () => Promise<Result>): Promise<Result>;
  onSaved(hasPassword: boolean): void;
}

const resolver = contractResolver<PasswordBody>(
  async () => (await import('@nibras/contract/security.ts')).passwordBody,
);

/** The form state of a new password; the input stays after a failure. */
export function usePasswordForm({ withConfirmation, onSaved }: PasswordForm) {
  const form = useForm<PasswordBody>({ resolver, defaultValues: { password: '' } });
  const [failed, setFailed] = useState<FormOutcome | null>(null);
  const { errors, isSubmitting } = form.formState;

  async function save(values: PasswordBody) {
    try {
      const { message, has_password } = await withConfirmation(() => savePassword(values));
      toast({ variant: 'success', title: message });
      onSaved(has_password);
    } catch (error) {
      const { password } = firstErrors(error, ['password']);
      // A field error is shown beside the field.
      if (password) form.setError('password', { message: password }, { shouldFocus: true });
      else setFailed(failedOutcome(error, texts.passwordNotSaved));
    }
  }

  return {
    submit(event: FormEvent) {
      setFailed(null);
      return form.handleSubmit(save)(event);
    },
    control: form.register('password'),
    problem: errors.password?.message,
    failed,
    saving: isSubmitting,
  };
}
