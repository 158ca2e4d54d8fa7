import type { Call, Shaped } from '@nibras/contract/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import type { AnyInput, CallInput } from '#platform/api/call-input.ts';
import { makeCall } from '#platform/api/make-call.ts';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { studioKey } from '../lists/queries.ts';
import { missingOf } from '../saving/missing-of.ts';
import { showUndo } from './undo-toast.ts';

/** What a person is told of a change. */
export interface ChangeTexts<Answer> {
  /** Said when it is done, next to «تراجع» where the answer has what undoes it; null says nothing. */
  done: string | null | ((answer: Answer) => string | null);
  /** The title of the message when it failed; without it the error is thrown, for a form that shows it. */
  failed?: string;
  /**
   * Shows the answer, which has all that was changed: nothing is fetched again. May return what is run after an undo; without
   * it everything is fetched again then.
   */
  show?(answer: Answer): unknown;
}

/** The entry of the log that undoes a change, or one for each course; null where the call has none. */
function undoOf(answer: unknown): number | readonly number[] | null {
  const { undo } = (answer ?? {}) as { undo?: unknown };
  return typeof undo === 'number' || Array.isArray(undo) ? undo : null;
}

/** What keeps the change from being made: what is missing for a publication, or what the server says. */
const failureText = (error: unknown): string => missingOf(error).join(' ') || errorText(error);

/**
 * Makes changes of the studio, one at a time: says what was done and offers the way back, or says that it failed, and
 * fetches again what the studio shows. `change` resolves to the call's answer, and to null where it failed or another
 * change is under way.
 * @param options.overlapping a change does not wait for the one before, as when rows are moved one after the other
 */
export function useChange({ overlapping = false } = {}) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  // A caller that waited for the change before knows nothing of a later render.
  const running = useRef(false);
  // What was changed stands in other lists of the studio too.
  const refresh = () => client.invalidateQueries({ queryKey: studioKey });

  async function change<Made extends Call>(
    call: Made,
    input: CallInput<Made>,
    { done, failed, show }: ChangeTexts<Shaped<Made, 'answer'>>,
  ): Promise<Shaped<Made, 'answer'> | null> {
    if (running.current && !overlapping) return null;
    running.current = true;
    setBusy(true);
    try {
      const make = makeCall as (call: Call, input: AnyInput) => Promise<unknown>;
      const answer = (await make(call, input as AnyInput)) as Shaped<Made, 'answer'>;
      const onUndone = show?.(answer);
      if (!show) void refresh();
      const text = typeof done === 'function' ? done(answer) : done;
      const undone = typeof onUndone === 'function' ? () => onUndone() : () => void refresh();
      if (text !== null) showUndo(text, undoOf(answer), undone);
      return answer;
    } catch (error) {
      void refresh();
      if (failed === undefined) throw error;
      toastFailure(failed, error, failureText(error));
      return null;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }
  return { busy, change };
}

/** Whether a change was made. */
export const isMade = async (change: Promise<unknown>): Promise<boolean> => (await change) !== null;
