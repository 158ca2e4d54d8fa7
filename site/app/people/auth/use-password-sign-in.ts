import { type FormEvent, useState } from 'react';
import { failureTexts } from '#platform/api/api-error.ts';
import { type FormOutcome, failedOutcome } from '#platform/forms/failure.ts';
import { contractResolver } from '#platform/forms/form-resolver.ts';
import { firstErrors } from '#platform/forms/posted-form.ts';
import { useContractForm } from '#platform/forms/use-contract-form.ts';
import { openSession } from '#platform/session/session-start.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { signInByPassword } from './sign-in-calls.ts';
import { signInTexts } from './sign-in-texts.ts';

const fields = ['email', 'password'] as const;
type PasswordField = (typeof fields)[number];
type PasswordFields = Record<PasswordField, string>;

const resolver = contractResolver<PasswordFields>(
  async () => (await import('@nibras/contract/people/auth/shapes.ts')).passwordLoginBody,
);

/** The form of the password sign-in; `GuestsOnly` redirects after success. */
export function usePasswordSignIn() {
  const { control, problem, sending, showErrors, submit } = useContractForm<PasswordFields>({
    resolver,
    defaultValues: { email: '', password: '' },
  });
  const [failed, setFailed] = useState<FormOutcome | null>(null);

  async function signIn({ email, password }: PasswordFields) {
    try {
      const session = await openSession();
      const response = await signInByPassword(email, password);
      // A response without a token counts as a failed sign-in.
      if (!(await session.signIn(response))) throw new Error(failureTexts.unexpected);
      toast({ variant: 'success', title: signInTexts.signedIn, description: signInTexts.welcome });
    } catch (error) {
      showErrors(error, fields);
      const fieldNames = Object.keys(firstErrors(error, fields));
      if (fieldNames.length === 0) setFailed(failedOutcome(error, signInTexts.passwordFailed));
    }
  }

  return {
    submit(event: FormEvent) {
      setFailed(null);
      return submit(signIn, event);
    },
    control,
    problem,
    failed,
    sending,
  };
}
