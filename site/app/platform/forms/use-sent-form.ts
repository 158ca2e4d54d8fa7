import { honeypotName } from '@nibras/contract/honeypot.ts';
import { type FormEvent, useState } from 'react';
import type { Resolver } from 'react-hook-form';
import { emptyValues, type TextValues } from './draft.ts';
import { type FailureTexts, type FormOutcome, failedOutcome } from './failure.ts';
import { type PostedForm, withHoneypot } from './posted-form.ts';
import { useContractForm } from './use-contract-form.ts';
import { useDraft } from './use-draft.ts';

type SentForm<Name extends string> = {
  /** The key of the draft. */
  name: string;
  fields: readonly Name[];
  resolver: Resolver<TextValues>;
  /** Sends the values and returns the success message. Throws as the API client does. */
  send(values: TextValues): Promise<string>;
  words: FailureTexts;
  /** The state after a post without scripts. */
  posted: PostedForm<Name> | undefined;
};

/**
 * A form that is empty again after it was sent. It hides the banner of the last attempt at a new one, keeps the values
 * after a failure, and also works before the scripts load (`posted`).
 */
export function useSentForm<Name extends string>(options: SentForm<Name>) {
  const { name, fields, resolver, send, words, posted } = options;
  const defaultValues: TextValues = posted?.values ?? emptyValues(fields);
  const { form, control, problem, sending, submit, showErrors } = useContractForm<TextValues>({
    resolver,
    defaultValues,
  });
  const [outcome, setOutcome] = useState<FormOutcome | null>(posted?.outcome ?? null);
  const [submitted, setSubmitted] = useState(false);
  useDraft(form, name, fields, posted?.outcome.kind === 'sent');

  async function sendValues(values: TextValues, honeypot: unknown) {
    try {
      const message = await send(withHoneypot(values, honeypot));
      form.reset(emptyValues(fields));
      setOutcome({ kind: 'sent', message });
    } catch (error) {
      showErrors(error, fields);
      setOutcome(failedOutcome(error, words));
    }
  }

  return {
    form,
    submit(event: FormEvent<HTMLFormElement>) {
      setOutcome(null);
      setSubmitted(true);
      const honeypot = new FormData(event.currentTarget).get(honeypotName);
      void submit((values) => sendValues(values, honeypot), event);
    },
    outcome,
    sending,
    /** The page was rendered with the outcome, so the banner takes no focus. */
    cameWithPage: !submitted && outcome !== null,
    /** The props of a field's control. */
    control: (field: Name) => ({ defaultValue: posted?.values[field], ...control(field) }),
    /** The error text of a field. */
    problem: (field: Name): string | undefined =>
      problem(field) ?? (submitted ? undefined : posted?.errors[field]),
  };
}
