import { getStudioChoices } from '@nibras/contract/content/choices/studio/calls.ts';
import type { Choice, ChoiceKind } from '@nibras/contract/content/choices/studio/shapes.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';
import { studioKey } from '../lists/queries.ts';

/** Query of what a field can name: those that a search finds, or those with given ids. */
export const choicesQuery = (
  input: { kind: ChoiceKind; search: string } | { kind: ChoiceKind; ids: readonly number[] },
) => {
  const query =
    'ids' in input
      ? { kind: input.kind, ids: input.ids.join(',') }
      : { kind: input.kind, search: input.search };
  return queryOptions({
    queryKey: [...studioKey, 'choices', query],
    queryFn: async ({ signal }): Promise<Choice[]> => {
      const { choices } = await makeCall(getStudioChoices, { query, signal });
      return choices;
    },
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  });
};
