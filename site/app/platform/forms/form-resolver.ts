import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/**
 * A react-hook-form resolver that validates with the contract's schema. The schemas and zod load when a form is first
 * submitted, so they are no part of a page's first script. Where they cannot load (the network was lost) the form is
 * sent unchecked: the server validates with the same schema, and a form that does nothing would be worse.
 *
 * The values are copied before the schema loads: react-hook-form passes its live values, and what the user types while
 * the schema loads is no part of what they sent.
 */
export function contractResolver<Values extends FieldValues>(
  load: () => Promise<z.ZodType>,
): Resolver<Values> {
  return async (liveValues, context, options) => {
    const values = structuredClone(liveValues);
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
