import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/**
 * The contract's schema as a form's rules. The schemas and zod are fetched when a form is first sent, so that they
 * are no part of a page's first script. Where they cannot be fetched (the network went away meanwhile) the form is
 * sent unchecked: the server checks it by the same schema, and a form that does nothing would be worse.
 */
export function contractResolver<Values extends FieldValues>(
  load: () => Promise<z.ZodType>,
): Resolver<Values> {
  return async (values, context, options) => {
    try {
      const [{ zodResolver }, { fieldMessage }, schema] = await Promise.all([
        import('@hookform/resolvers/zod'),
        import('@nibras/contract/messages.ts'),
        load(),
      ]);
      const resolve = zodResolver(schema as z.ZodType<Values, Values>, { error: fieldMessage });
      return await resolve(values, context, options);
    } catch {
      return { values, errors: {} };
    }
  };
}
