import { useState } from 'react';
import type { z } from 'zod';
import { ApiError } from '#platform/api/api-error.ts';

/** The problems of a form's fields by their names on the wire: what its schema refuses, and what the server does. */
export function useFieldProblems(texts: Record<string, string>) {
  const [problems, setProblems] = useState<Record<string, string>>({});
  const textOf = (name: string, said?: string) => said ?? texts[name] ?? 'راجع ما كتبته هنا.';
  return {
    problems,
    clear: (name: string) => setProblems(({ [name]: _, ...others }) => others),
    /** Whether the schema takes the values; if not, says what is wrong. */
    check(schema: z.ZodType, values: unknown): boolean {
      const { error } = schema.safeParse(values);
      const names = new Set(error?.issues.map(({ path }) => String(path[0] ?? '')) ?? []);
      setProblems(Object.fromEntries([...names].map((name) => [name, textOf(name)])));
      return names.size === 0;
    },
    /** Shows what the server has refused; false where that concerns no field. */
    show(refusal: unknown): boolean {
      if (!(refusal instanceof ApiError)) return false;
      const names = Object.keys(refusal.errors);
      setProblems(
        Object.fromEntries(names.map((name) => [name, textOf(name, refusal.errors[name]?.[0])])),
      );
      return names.length > 0;
    },
    set: (name: string, text: string) => setProblems((before) => ({ ...before, [name]: text })),
  };
}
