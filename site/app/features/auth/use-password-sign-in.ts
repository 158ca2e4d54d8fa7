import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { failureTexts } from '#platform/api/api-error.ts';
import { type FormOutcome, failedOutcome } from '#platform/forms/failure.ts';
import { contractResolver } from '#platform/forms/form-resolver.ts';
import { firstErrors } from '#platform/forms/posted-form.ts';
import { openSession } from '#platform/session/session-start.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { signInByPassword } from './sign-in-calls.ts';
import { signInTexts } from './sign-in-texts.ts';

const fields = ['email', 'password'] as const;
type PasswordField = (typeof fields)[number];
type PasswordFields = Record<PasswordField, string>;

const resolver = contractResolver<PasswordFields>(
  async () => (await import('@nibras/contract/auth.ts')).passwordLoginBody,
);

/** The form of the password sign-in; `GuestsOnly` redirects after success. */
export function usePasswordSignIn() {
  const form = useForm<PasswordFields>({ resolver, defaultValues: { email: '', password: '' } });
  const [failed, setFailed] = useState<FormOutcome | null>(null);
  const { errors, isSubmitting } = form.formState;

  async function signIn({ email, password }: PasswordFields) {
    try {
      const session = await openSession();
      const response = await signInByPassword(email, password);
      // A response without a token counts as a failed sign-in.
      if (!(await session.signIn(response))) throw new Error(failureTexts.unexpected);
      toast({ variant: 'success', title: signInTexts.signedIn, description: signInTexts.welcome });
    } catch (error) {
      const fieldErrors = Object.entries(firstErrors(error, fields)) as [PasswordField, string][];
      for (const [field, message] of fieldErrors) form.setError(field, { type: 'server', message });
      if (fieldErrors.length === 0) setFailed(failedOutcome(error, signInTexts.passwordFailed));
    }
  }

  return {
    submit(event: FormEvent) {
      setFailed(null);
      return form.handleSubmit(signIn)(event);
    },
    control: (field: PasswordField) => form.register(field),
    problem: (field: PasswordField) => errors[field]?.message,
    failed,
    sending: isSubmitting,
  };
}
