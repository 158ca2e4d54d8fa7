import type { BaseSyntheticEvent } from 'react';
import { useRef } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type Resolver,
  useForm,
} from 'react-hook-form';
import { firstErrors } from './posted-form.ts';

type ContractForm<Values extends FieldValues> = {
  /** Made by `contractResolver`. */
  resolver: Resolver<Values>;
  defaultValues: DefaultValues<Values>;
};

/**
 * A form that is validated by the contract's schema when it is submitted, and then field by field while the user types.
 * Every form of the site uses it. A form that is being sent is not sent again.
 */
export function useContractForm<Values extends FieldValues>(options: ContractForm<Values>) {
  const form = useForm<Values>(options);
  const { errors, isSubmitting } = form.formState;
  const submitting = useRef(false);

  return {
    form,
    sending: isSubmitting,
    /** The props of a field's control. */
    control: (name: Path<Values>) => form.register(name),
    /** The error text of a field. */
    problem: (name: Path<Values>): string | undefined =>
      (get(errors, name) as { message?: string } | undefined)?.message,
    /** Validates and sends the form. `send` shows its failures itself. */
    async submit(send: (values: Values) => Promise<void>, event?: BaseSyntheticEvent) {
      event?.preventDefault();
      if (submitting.current) return;
      submitting.current = true;
      await form
        .handleSubmit(send)(event)
        .finally(() => {
          submitting.current = false;
        });
    },
    /** Shows the server's error of each field and focuses the first one; false where it concerns none of them. */
    showErrors(error: unknown, fields: readonly Path<Values>[]): boolean {
      const errors = firstErrors<string>(error, fields);
      const invalid = fields.filter((field) => errors[field]);
      for (const [index, field] of invalid.entries()) {
        const message = errors[field] ?? '';
        form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
      }
      return invalid.length > 0;
    },
  };
}
