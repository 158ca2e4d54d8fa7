import type { Choice, ChoiceKind } from '@nibras/contract/content/choices/studio/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { choicesQuery } from './choices-query.ts';

/**
 * What is known of chosen ids. `choiceOf` is null for one that was deleted or that the user may not see, and undefined
 * while it is loading.
 */
export function useChosen(kind: ChoiceKind, ids: readonly number[]) {
  const [added, setAdded] = useState<readonly Choice[]>([]);
  // In one order, so that moving a row asks for nothing.
  const wanted = [...new Set(ids)].toSorted((a, b) => a - b);
  const { data, isPlaceholderData, error } = useQuery({
    ...choicesQuery({ kind, ids: wanted }),
    enabled: wanted.length > 0,
  });
  return {
    error,
    choiceOf(id: number): Choice | null | undefined {
      const known = data?.find((one) => one.id === id) ?? added.find((one) => one.id === id);
      return known ?? (data && !isPlaceholderData ? null : undefined);
    },
    /** Shows a name at once that the search knows already. */
    know: (choice: Choice) => setAdded((before) => [...before, choice]),
  };
}
