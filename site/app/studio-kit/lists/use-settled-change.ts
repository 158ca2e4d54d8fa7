import type { Call, Shaped } from '@nibras/contract/call.ts';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '#platform/api/call-input.ts';
import { type ChangeTexts, isMade, useChange } from '../frame/use-change.ts';

/**
 * A change of a list that takes effect at once: the call answers with the whole list, which replaces the one shown, and
 * with what undoes the change. Resolves to whether it was made.
 */
export function useSettledChange(key: QueryKey) {
  const client = useQueryClient();
  const { change } = useChange({ overlapping: true });
  return <Made extends Call>(
    call: Made,
    input: CallInput<Made>,
    told: Omit<ChangeTexts<Shaped<Made, 'answer'>>, 'show'>,
  ): Promise<boolean> =>
    isMade(change(call, input, { ...told, show: (answer) => client.setQueryData(key, answer) }));
}
