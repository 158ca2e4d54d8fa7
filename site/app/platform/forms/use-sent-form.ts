import { honeypotName } from '@nibras/contract/honeypot.ts';
import { type FormEvent, useState } from 'react';
import type { TextValues } from './draft.ts';
import { type FailureWords, type FormOutcome, failedOutcome } from './failure.ts';
import type { FormRules } from './form-state.ts';
import { firstErrors, type PostedForm, withHoneypot } from './posted-form.ts';
import { useDraft } from './use-draft.ts';
import { useForm } from './use-form.ts';

type SentForm<Name extends string> = {
  /** What its draft is kept under. */
  name: string;
  fields: readonly Name[];
  rules: FormRules<Name>;
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
  const { name, fields, rules, send, words, posted } = options;
  const { form, control, problems, sending } = useForm(fields, rules);
  const [outcome, setOutcome] = useState<FormOutcome | null>(posted?.outcome ?? null);
  const [tried, setTried] = useState(false);
  useDraft(form, name, fields, posted?.outcome.kind === 'sent');

  async function sendTyped(values: TextValues<Name>, trap: unknown) {
    try {
      const message = await send(withHoneypot(values, trap));
      form.clear();
      setOutcome({ kind: 'sent', message });
    } catch (error) {
      form.showProblems(firstErrors(error, fields));
      setOutcome(failedOutcome(error, words));
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setOutcome(null);
    setTried(true);
    const trap = new FormData(event.currentTarget).get(honeypotName);
    void form.submit((values) => sendTyped(values, trap));
  }

  return {
    form,
    submit,
    outcome,
    sending,
    /** The outcome came with the page: nobody needs to be led to it. */
    cameWithPage: !tried && outcome !== null,
    /** What a field's control needs. */
    control: (field: Name) => ({ defaultValue: posted?.values[field], ...control(field) }),
    /** What is wrong with a field. */
    problem: (field: Name): string | undefined =>
      problems[field] ?? (tried ? undefined : posted?.errors[field]),
  };
}
