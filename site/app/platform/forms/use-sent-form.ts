import { trapName } from '@nibras/contract/trap.ts';
import { type FormEvent, useState } from 'react';
import { type Path, type Resolver, useForm } from 'react-hook-form';
import { emptyValues, type TextValues } from './draft.ts';
import { type FailureWords, type FormOutcome, failedOutcome } from './failure.ts';
import { firstErrors, type PostedForm, withTrap } from './posted-form.ts';
import { useDraft } from './use-draft.ts';

type SentForm<Name extends string> = {
  /** What its draft is kept under. */
  name: string;
  fields: readonly Name[];
  resolver: Resolver<TextValues<Name>>;
  /** Sends what was typed, and answers the words of success. Throws as the API client does. */
  send(values: TextValues): Promise<string>;
  words: FailureWords;
  /** How it stood when it was posted without scripts. */
  posted: PostedForm<Name> | undefined;
};

/**
 * A form that is sent once and then stands empty: banners that go with each new try, what was typed kept when it
 * failed, and the same form working before scripts arrive (`posted`).
 */
export function useSentForm<Name extends string>(options: SentForm<Name>) {
  const { name, fields, resolver, send, words, posted } = options;
  // Without default values, so that what was typed before the page came alive is what the form begins with.
  const form = useForm<TextValues<Name>>({ resolver });
  const { isSubmitting, errors } = form.formState;
  const [outcome, setOutcome] = useState<FormOutcome | null>(posted?.outcome ?? null);
  const [tried, setTried] = useState(false);
  useDraft(form, name, fields, posted?.outcome.kind === 'sent');

  async function sendTyped(values: TextValues<Name>, trap: unknown) {
    try {
      const message = await send(withTrap(values, trap));
      form.reset(emptyValues(fields));
      setOutcome({ kind: 'sent', message });
    } catch (error) {
      const told = Object.entries(firstErrors(error, fields)) as [Path<TextValues<Name>>, string][];
      for (const [index, [field, message]] of told.entries()) {
        form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
      }
      setOutcome(failedOutcome(error, words));
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    setOutcome(null);
    setTried(true);
    const trap = new FormData(event.currentTarget).get(trapName);
    return form.handleSubmit((values) => sendTyped(values, trap))(event);
  }

  return {
    form,
    submit,
    outcome,
    sending: isSubmitting,
    /** The outcome came with the page: nobody needs to be led to it. */
    cameWithPage: !tried && outcome !== null,
    /** What a field's control needs. */
    control: (field: Name) => ({
      defaultValue: posted?.values[field],
      ...form.register(field as unknown as Path<TextValues<Name>>),
    }),
    /** What is wrong with a field. */
    problem: (field: Name): string | undefined =>
      (errors as Partial<Record<Name, { message?: string }>>)[field]?.message ??
      (tried ? undefined : posted?.errors[field]),
  };
}
