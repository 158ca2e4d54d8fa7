import { code as rules } from '@nibras/contract/limits.ts';
import { useEffect, useState } from 'react';
import { ApiError, errorText } from '#platform/api/api-error.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { requestCode } from './sign-in-calls.ts';
import { signInTexts } from './sign-in-texts.ts';
import type { VerifyState } from './verify-state.ts';

const wait = rules.resendAfter / 1000;

/** Another code by mail, at most one a minute: the seconds left until it may be asked for, and the asking. */
export function useResend(wish: VerifyState | null) {
  const [secondsLeft, setSecondsLeft] = useState(wait);
  const [sending, setSending] = useState(false);
  const counting = secondsLeft > 0;

  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => setSecondsLeft((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(timer);
  }, [counting]);

  async function resend(): Promise<boolean> {
    if (!wish) return false;
    setSending(true);
    try {
      const answer = await requestCode(wish);
      toast({ variant: 'success', title: answer.message ?? signInTexts.codeSent });
      setSecondsLeft(wait);
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
