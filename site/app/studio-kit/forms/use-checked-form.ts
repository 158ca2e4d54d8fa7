import type { DefaultValues, FieldValues, Path, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { useContractForm } from '#platform/forms/use-contract-form.ts';

type Problems<Values extends FieldValues> = Partial<
  Record<Path<Values>, string | false | undefined>
>;

/** What is wrong with the fields of a form, in words; nothing for those that can be sent. */
export type Check<Values extends FieldValues> = (
  values: Values,
) => Problems<Values> | Promise<Problems<Values>>;

/** The fields that a shape refuses, each with the words for it. */
export function refusedBy(
  schema: z.ZodType,
  body: unknown,
  words: Readonly<Record<string, string>>,
): Record<string, string> {
  const names = schema.safeParse(body).error?.issues.map(({ path }) => String(path[0] ?? '')) ?? [];
  return Object.fromEntries(names.map((name) => [name, words[name] ?? 'راجع ما كتبته هنا.']));
}

const resolverOf =
  <Values extends FieldValues>(check: Check<Values>): Resolver<Values> =>
  async (values) => {
    const wrong = Object.entries(await check(values)).filter(([, message]) => message);
    if (wrong.length === 0) return { values, errors: {} };
    const errors = wrong.map(([name, message]) => [name, { type: 'check', message }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };

interface CheckedForm<Values extends FieldValues> {
  defaultValues: DefaultValues<Values>;
  /** Rules of the form that are no rules of a call's shape, such as an amount that is another than the one due. */
  check?: Check<Values>;
}

/** The form mechanism for forms of the studio: what cannot be sent is said in words of their own. */
export const useCheckedForm = <Values extends FieldValues>({
  defaultValues,
  check = () => ({}),
}: CheckedForm<Values>) => useContractForm<Values>({ resolver: resolverOf(check), defaultValues });
