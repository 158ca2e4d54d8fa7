import { useState } from 'react';
import { ApiError, isUnsupportedCall } from '#platform/api/api-error.ts';
import { requestConfirmation } from './calls.ts';

interface Asked {
  /** When another code may be asked for, in milliseconds since 1970. */
  resendAt: number;
  settle(confirmed: boolean): void;
}

const isRefused = (error: unknown) => error instanceof ApiError && error.status === 403;

/** Asks for a code to the address in use where something needs a session that is fresh. */
export function useConfirmation() {
  const [asked, setAsked] = useState<Asked | null>(null);

  /** Mails the code and opens the dialog; answers whether the right code was typed. Throws as the API client does. */
  async function ask(): Promise<boolean> {
    const resendAt = await requestConfirmation();
    const confirmed = await new Promise<boolean>((settle) => setAsked({ resendAt, settle }));
    setAsked(null);
    return confirmed;
  }

  /** Does something, and once more after the code where the server wants the session confirmed first. */
  async function withConfirmation<Result>(action: () => Promise<Result>): Promise<Result> {
    try {
      return await action();
    } catch (error) {
      if (!isRefused(error)) throw error;
      const confirmed = await ask().catch((failed) => {
        // A server without confirmations has refused for another reason.
        throw isUnsupportedCall(failed) ? error : failed;
      });
      if (!confirmed) throw error;
      return action();
    }
  }

  return {
    ask,
    withConfirmation,
    dialog: asked && {
      resendAt: asked.resendAt,
      onResent: (resendAt: number) => setAsked({ ...asked, resendAt }),
      onSettled: asked.settle,
    },
  };
}

export type ConfirmationState = NonNullable<ReturnType<typeof useConfirmation>['dialog']>;
