import type { ProfileChange } from '@nibras/contract/compat/parse-profile-change.ts';
import type { UpdateProfileBody } from '@nibras/contract/people/profile/shapes.ts';
import { type FormEvent, useEffect, useState } from 'react';
import { type FormOutcome, failedOutcome } from '#platform/forms/failure.ts';
import { contractResolver } from '#platform/forms/form-resolver.ts';
import { useContractForm } from '#platform/forms/use-contract-form.ts';
import type { SessionUser } from '#platform/session/session-types.ts';
import { updateProfile } from './calls.ts';
import { profileTexts as texts } from './profile-texts.ts';

const fields = ['name', 'email', 'phone_number'] as const;

const resolver = contractResolver<UpdateProfileBody>(
  async () => (await import('@nibras/contract/people/profile/shapes.ts')).updateProfileBody,
);

const valuesOf = (user: SessionUser): UpdateProfileBody => ({
  name: user.name ?? '',
  email: user.email ?? '',
  phone_number: user.phone_number ?? '',
});

/**
 * The form state of name, email and phone number. After a success it has the values that the server stored (the old
 * email until the new one is confirmed); after a failure it keeps the input.
 */
export function useProfileForm(user: SessionUser, onSaved: (change: ProfileChange) => void) {
  const { form, control, problem, sending, submit, showErrors } =
    useContractForm<UpdateProfileBody>({ resolver, defaultValues: valuesOf(user) });
  const [failed, setFailed] = useState<FormOutcome | null>(null);

  // When a new email is confirmed, only its field is reset; other input stays.
  useEffect(() => {
    form.resetField('email', { defaultValue: user.email ?? '' });
  }, [form, user.email]);

  async function save(values: UpdateProfileBody) {
    try {
      const change = await updateProfile(values);
      const stored = change.user ?? {
        ...values,
        email: change.pendingEmail ? user.email : values.email,
      };
      form.reset(valuesOf({ ...values, ...stored }));
      onSaved({ ...change, user: { ...user, ...stored } });
    } catch (error) {
      showErrors(error, fields);
      setFailed(failedOutcome(error, texts.notUpdated));
    }
  }

  return {
    submit(event: FormEvent) {
      setFailed(null);
      return submit(save, event);
    },
    failed,
    saving: sending,
    control,
    problem,
  };
}
