import { useState } from 'react';
import { ApiError, isUnsupportedCall } from '#platform/api/api-error.ts';
import { requestConfirmation } from './calls.ts';

interface OpenConfirmation {
  /** When another code may be requested, in ms since the epoch. */
  resendAt: number;
  resolve(confirmed: boolean): void;
}

const isRefused = (error: unknown) => error instanceof ApiError && error.status === 403;

/** Confirms the session by a code sent to the current email, for actions that need a fresh session. */
export function useConfirmation() {
  const [current, setCurrent] = useState<OpenConfirmation | null>(null);

  /** Sends the code and opens the dialog; resolves to whether the code was confirmed. Throws an `ApiError`. */
  async function ask(): Promise<boolean> {
    const resendAt = await requestConfirmation();
    const confirmed = await new Promise<boolean>((resolve) => setCurrent({ resendAt, resolve }));
    setCurrent(null);
    return confirmed;
  }

  /** Runs an action; when the server refuses it with 403, confirms the session and runs it again. */
  async function withConfirmation<Result>(action: () => Promise<Result>): Promise<Result> {
    try {
      return await action();
    } catch (error) {
      if (!isRefused(error)) throw error;
      const confirmed = await ask().catch((failed) => {
        // A server without confirmations refused for another reason.
        throw isUnsupportedCall(failed) ? error : failed;
      });
      if (!confirmed) throw error;
      return action();
    }
  }

  return {
    ask,
    withConfirmation,
    dialog: current && {
      resendAt: current.resendAt,
      onResent: (resendAt: number) => setCurrent({ ...current, resendAt }),
      onClosed: current.resolve,
    },
  };
}

export type ConfirmationState = NonNullable<ReturnType<typeof useConfirmation>['dialog']>;
