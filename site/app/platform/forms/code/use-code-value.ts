import type { BaseSyntheticEvent } from 'react';
import { contractResolver } from '../form-resolver.ts';
import { useContractForm } from '../use-contract-form.ts';

type CodeValue = { code: string };

const resolver = contractResolver<CodeValue>(
  async () => (await import('@nibras/contract/auth.ts')).verifyEmailBody,
);

/** The form behind six code boxes: what is typed so far, and the sending of a whole code. */
export function useCodeValue() {
  const { form, submit, sending } = useContractForm<CodeValue>({
    resolver,
    defaultValues: { code: '' },
  });
  return {
    typed: form.watch('code'),
    type: (digits: string) => form.setValue('code', digits),
    /** Sends what was typed where it is a whole code; anything else stays where it is. */
    submit: (send: (code: string) => Promise<void>, event?: BaseSyntheticEvent) =>
      submit(({ code }) => send(code), event),
    sending,
  };
}
