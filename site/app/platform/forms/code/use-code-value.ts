import type { BaseSyntheticEvent } from 'react';
import { contractResolver } from '../form-resolver.ts';
import { useContractForm } from '../use-contract-form.ts';

type CodeValue = { code: string };

const resolver = contractResolver<CodeValue>(
  async () => (await import('@nibras/contract/people/auth/shapes.ts')).verifyEmailBody,
);

/** The form of the six code boxes: the typed digits, and the submit of a complete code. */
export function useCodeValue() {
  const { form, submit, sending } = useContractForm<CodeValue>({
    resolver,
    defaultValues: { code: '' },
  });
  return {
    typed: form.watch('code'),
    type: (digits: string) => form.setValue('code', digits),
    /** Sends the typed digits if they are a complete code, else does nothing. */
    submit: (send: (code: string) => Promise<void>, event?: BaseSyntheticEvent) =>
      submit(({ code }) => send(code), event),
    sending,
  };
}
