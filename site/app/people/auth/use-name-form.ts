import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { type FormOutcome, failedOutcome } from '#platform/forms/failure.ts';
import { contractResolver } from '#platform/forms/form-resolver.ts';
import { firstErrors } from '#platform/forms/posted-form.ts';
import { useContractForm } from '#platform/forms/use-contract-form.ts';
import { takeReturn } from '#platform/session/return-to.ts';
import { openSession } from '#platform/session/session-start.ts';
import { saveName } from './sign-in-calls.ts';
import { signInTexts } from './sign-in-texts.ts';

type NameFields = { name: string };

const fields = ['name'] as const;

const resolver = contractResolver<NameFields>(
  async () => (await import('@nibras/contract/people/profile/shapes.ts')).renameBody,
);

/** The form that asks a new person for their name, and then goes on to the page that they came from. */
export function useNameForm() {
  const navigate = useNavigate();
  const { control, problem, sending, showErrors, submit } = useContractForm<NameFields>({
    resolver,
    defaultValues: { name: '' },
  });
  const [failed, setFailed] = useState<FormOutcome | null>(null);
  const goOn = () => navigate(takeReturn(), { replace: true });

  async function save({ name }: NameFields) {
    try {
      const [user, session] = await Promise.all([saveName(name), openSession()]);
      if (user) session.setUser(user);
      await goOn();
    } catch (error) {
      showErrors(error, fields);
      if (!firstErrors(error, fields).name) setFailed(failedOutcome(error, signInTexts.nameFailed));
    }
  }

  return {
    submit(event: FormEvent) {
      setFailed(null);
      return submit(save, event);
    },
    /** Leaves the name as it is. */
    skip: () => void goOn(),
    control,
    problem,
    failed,
    sending,
  };
}
