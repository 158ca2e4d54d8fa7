import type { ProfileChange } from '@nibras/contract/compat/parse-profile-change.ts';
import type { UpdateProfileBody } from '@nibras/contract/profile.ts';
import { type FormEvent, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type FormOutcome, failedOutcome } from '#platform/forms/failure.ts';
import { contractResolver } from '#platform/forms/form-resolver.ts';
import { firstErrors } from '#platform/forms/posted-form.ts';
import type { SessionUser } from '#platform/session/session-types.ts';
import { updateProfile } from './calls.ts';
import { profileTexts as texts } from './profile-texts.ts';

const fields = ['name', 'email', 'phone_number'] as const;
export type ProfileField = (typeof fields)[number];

const resolver = contractResolver<UpdateProfileBody>(
  async () => (await import('@nibras/contract/profile.ts')).updateProfileBody,
);

const valuesOf = (user: SessionUser): UpdateProfileBody => ({
  name: user.name ?? '',
  email: user.email ?? '',
  phone_number: user.phone_number ?? '',
});

/**
 * The form of name, address and number. After a success it holds what the server kept (the old address, while the
 * new one waits for its code); after a failure what was typed.
 */
export function useProfileForm(user: SessionUser, onSaved: (change: ProfileChange) => void) {
  const form = useForm<UpdateProfileBody>({ resolver, defaultValues: valuesOf(user) });
  const [failed, setFailed] = useState<FormOutcome | null>(null);
  const { errors, isSubmitting } = form.formState;

  // A new address that was confirmed meanwhile; whatever else was typed stays.
  useEffect(() => {
    form.resetField('email', { defaultValue: user.email ?? '' });
  }, [form, user.email]);

  async function save(values: UpdateProfileBody) {
    try {
      const change = await updateProfile(values);
      const kept = change.user ?? {
        ...values,
        email: change.pendingEmail ? user.email : values.email,
      };
      form.reset(valuesOf({ ...values, ...kept }));
      onSaved({ ...change, user: { ...user, ...kept } });
    } catch (error) {
      const told = Object.entries(firstErrors(error, fields)) as [ProfileField, string][];
      for (const [index, [field, message]] of told.entries()) {
        form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
      }
      setFailed(failedOutcome(error, texts.notUpdated));
    }
  }

  return {
    submit(event: FormEvent) {
      setFailed(null);
      return form.handleSubmit(save)(event);
    },
    failed,
    saving: isSubmitting,
    control: (field: ProfileField) => form.register(field),
    problem: (field: ProfileField) => errors[field]?.message,
  };
}
