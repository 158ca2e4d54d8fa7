import type { z } from 'zod';
import type { TextValues } from './draft.ts';
import type { FormRules, Problems } from './form-state.ts';

/**
 * The contract's schema as a form's rules. The schemas and zod are fetched when a form is first sent, so that they
 * are no part of a page's first script. Where they cannot be fetched (the network went away meanwhile) the form is
 * sent unchecked: the server checks it by the same schema, and a form that does nothing would be worse.
 */
export function contractRules<Name extends string>(
  load: () => Promise<z.ZodType<TextValues<Name>>>,
): FormRules<Name> {
  return async (values) => {
    let read: z.ZodSafeParseResult<TextValues<Name>>;
    try {
      const [{ fieldMessage }, schema] = await Promise.all([
        import('@nibras/contract/messages.ts'),
        load(),
      ]);
      read = schema.safeParse(values, { error: fieldMessage });
    } catch {
      return { values, problems: {} };
    }
    if (read.success) return { values: read.data, problems: {} };
    const problems: Problems<Name> = {};
    // Of several complaints about a field the first is told.
    for (const { path, message } of read.error.issues) problems[path[0] as Name] ??= message;
    return { values, problems };
  };
}
