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
  /** The rules, made by `contractResolver`. */
  resolver: Resolver<Values>;
  defaultValues: DefaultValues<Values>;
};

/**
 * A form that the contract's schema checks when it is sent, and from then on field by field as it is typed in. Every
 * form of the site is one. A form under way is not sent again.
 */
export function useContractForm<Values extends FieldValues>(options: ContractForm<Values>) {
  const form = useForm<Values>(options);
  const { errors, isSubmitting } = form.formState;
  const underWay = useRef(false);

  return {
    form,
    sending: isSubmitting,
    /** What a field's control needs. */
    control: (name: Path<Values>) => form.register(name),
    /** What is wrong with a field. */
    problem: (name: Path<Values>): string | undefined =>
      (get(errors, name) as { message?: string } | undefined)?.message,
    /** Checks, and sends what passed. `send` tells of its failures itself. */
    async submit(send: (values: Values) => Promise<void>, event?: BaseSyntheticEvent) {
      event?.preventDefault();
      if (underWay.current) return;
      underWay.current = true;
      await form
        .handleSubmit(send)(event)
        .finally(() => {
          underWay.current = false;
        });
    },
    /** Shows what the server says of each field, and goes to the first one. */
    showErrors(error: unknown, fields: readonly Path<Values>[]) {
      const errors = firstErrors<string>(error, fields);
      const wrong = fields.filter((field) => errors[field]);
      for (const [index, field] of wrong.entries()) {
        const message = errors[field] ?? '';
        form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
      }
    },
  };
}
