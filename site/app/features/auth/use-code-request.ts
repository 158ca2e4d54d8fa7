import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, errorText, serverMessage } from '#platform/api/api-error.ts';
import { loginWaitMinutes } from '#platform/session/login-throttle.ts';
import { openSession } from '#platform/session/session-start.ts';
import { sessionStore } from '#platform/session/session-store.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { requestCode } from './sign-in-calls.ts';
import { lockText, signInTexts } from './sign-in-texts.ts';
import type { VerifyState } from './verify-state.ts';

export interface RequestFailure {
  message: string;
  /** Texts by the wire's field names. */
  errors: Record<string, string[]>;
  /** A code is on its way already: the page can offer to type it. */
  codeOnItsWay: boolean;
}

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.kind === 'http';

/** What to say of a failed request: the server's words, else `fallback`; a failed connection is told as one. */
export function requestFailure(error: unknown, fallback: string): RequestFailure {
  const refused = isRefusal(error);
  return {
    message: refused ? (serverMessage(error) ?? fallback) : errorText(error, fallback),
    errors: error instanceof ApiError ? error.errors : {},
    codeOnItsWay: refused && error.status === 429 && (error.retryAfter ?? 0) <= 60,
  };
}

/**
 * Asks for a code and goes on to the verification page, carrying the address in the navigation's state. Each request
 * counts towards the five attempts before a wait.
 */
export function useCodeRequest(fallback: string) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<RequestFailure | null>(null);

  async function send(wish: VerifyState): Promise<void> {
    setFailure(null);
    const minutes = loginWaitMinutes(sessionStore.getState(), Date.now());
    if (minutes > 0) {
      toast({ variant: 'destructive', title: lockText(minutes) });
      return;
    }
    try {
      const [answer, session] = await Promise.all([requestCode(wish), openSession()]);
      session.countLoginAttempt();
      toast({ variant: 'success', title: answer.message ?? signInTexts.codeSent });
      await navigate('/verify', { state: wish });
    } catch (error) {
      if (isRefusal(error) && error.status < 500) (await openSession()).countLoginAttempt();
      setFailure(requestFailure(error, fallback));
    }
  }

  return { send, failure };
}
