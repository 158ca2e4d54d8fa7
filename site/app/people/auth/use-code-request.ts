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
  /** Error texts by field name of the API. */
  errors: Record<string, string[]>;
  /** A code was sent less than a minute ago: the page offers to enter it. */
  codeAlreadySent: boolean;
}

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.kind === 'http';

/** Describes a failed request: the server's message, else `fallback`; a network error has a text of its own. */
export function requestFailure(error: unknown, fallback: string): RequestFailure {
  const refused = isRefusal(error);
  return {
    message: refused ? (serverMessage(error) ?? fallback) : errorText(error, fallback),
    errors: error instanceof ApiError ? error.errors : {},
    codeAlreadySent: refused && error.status === 429 && (error.retryAfter ?? 0) <= 60,
  };
}

/**
 * Requests a code and navigates to the verification page with the email in the navigation state. Each request counts
 * towards the five attempts before the lock.
 */
export function useCodeRequest(fallback: string) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<RequestFailure | null>(null);

  async function send(request: VerifyState): Promise<void> {
    setFailure(null);
    const minutes = loginWaitMinutes(sessionStore.getState(), Date.now());
    if (minutes > 0) {
      toast({ variant: 'destructive', title: lockText(minutes) });
      return;
    }
    try {
      const [response, session] = await Promise.all([requestCode(request), openSession()]);
      session.countLoginAttempt();
      toast({ variant: 'success', title: response.message ?? signInTexts.codeSent });
      await navigate('/verify', { state: request });
    } catch (error) {
      if (isRefusal(error) && error.status < 500) (await openSession()).countLoginAttempt();
      setFailure(requestFailure(error, fallback));
    }
  }

  return { send, failure };
}
