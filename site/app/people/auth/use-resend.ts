import { code as rules } from '@nibras/contract/limits.ts';
import { useEffect, useState } from 'react';
import { ApiError, errorText } from '#platform/api/api-error.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { requestCode } from './sign-in-calls.ts';
import { signInTexts } from './sign-in-texts.ts';
import type { VerifyState } from './verify-state.ts';

/** In seconds. */
const resendDelay = rules.resendAfter / 1000;

/** Requests another code by mail, at most one a minute. Returns the seconds left and the resend function. */
export function useResend(request: VerifyState | null) {
  const [secondsLeft, setSecondsLeft] = useState(resendDelay);
  const [sending, setSending] = useState(false);
  const counting = secondsLeft > 0;

  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => setSecondsLeft((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(timer);
  }, [counting]);

  async function resend(): Promise<boolean> {
    if (!request) return false;
    setSending(true);
    try {
      const response = await requestCode(request);
      toast({ variant: 'success', title: response.message ?? signInTexts.codeSent });
      setSecondsLeft(resendDelay);
      return true;
    } catch (error) {
      toast({ variant: 'destructive', title: errorText(error) });
      if (error instanceof ApiError && error.retryAfter) setSecondsLeft(error.retryAfter);
      return false;
    } finally {
      setSending(false);
    }
  }

  return { secondsLeft, sending, resend };
}
