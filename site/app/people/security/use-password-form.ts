import type { PasswordBody } from '@nibras/contract/people/security/shapes.ts';
import { type FormEvent, useState } from 'react';
import { isDeclined } from '#platform/api/toast-failure.ts';
import { type FormOutcome, failedOutcome } from '#platform/forms/failure.ts';
import { contractResolver } from '#platform/forms/form-resolver.ts';
import { firstErrors } from '#platform/forms/posted-form.ts';
import { useContractForm } from '#platform/forms/use-contract-form.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { savePassword } from './calls.ts';
import { securityTexts as texts } from './security-texts.ts';

export interface PasswordForm {
  onSaved(hasPassword: boolean): void;
}

const fields = ['password'] as const;

const resolver = contractResolver<PasswordBody>(
  async () => (await import('@nibras/contract/people/security/shapes.ts')).passwordBody,
);

/** The form state of a new password; the input stays after a failure. */
export function usePasswordForm({ onSaved }: PasswordForm) {
  const { control, problem, sending, showErrors, submit } = useContractForm<PasswordBody>({
    resolver,
    defaultValues: { password: '' },
  });
  const [failed, setFailed] = useState<FormOutcome | null>(null);

  async function save(values: PasswordBody) {
    try {
      const { message, has_password } = await savePassword(values);
      toast({ variant: 'success', title: message });
      onSaved(has_password);
    } catch (error) {
      if (isDeclined(error)) return;
      showErrors(error, fields);
      const { password } = firstErrors(error, fields);
      // A field error is shown beside the field.
      if (!password) setFailed(failedOutcome(error, texts.passwordNotSaved));
    }
  }

  return {
    submit(event: FormEvent) {
      setFailed(null);
      return submit(save, event);
    },
    control: control('password'),
    problem: problem('password'),
    failed,
    saving: sending,
  };
}
