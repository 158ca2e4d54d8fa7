import type { RedeemAnswer } from '@nibras/contract/selling/codes/shapes.ts';
import { readPackCode } from '@nibras/contract/text/pack-code.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorText } from '#platform/api/api-error.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { rememberReturn, takeAction } from '#platform/session/return-to.ts';
import { sessionKnown } from '#platform/session/session-start.ts';
import { isSignedIn, useSession } from '#platform/session/session-store.ts';
import { redeemCode } from './calls.ts';

const action = 'redeem';
const unreadable = 'في الكود حرف أو رقم ليس في مكانه. راجعه حرفًا حرفًا ثم حاول مرة أخرى.';

/** The first parts of the keys of what a code can change. */
const changed = ['course', 'lecture', 'enrolment', 'my-courses', 'home', 'credit', 'checkout'];

/**
 * Redeems what is typed. A guest signs in first and comes back to the page of codes, where it goes on by itself.
 * @param course to which the page leads back where the code brings credit
 * @param onGiven with what a code has given
 */
export function useRedeem(course: number | null, onGiven?: (given: RedeemAnswer) => void) {
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [given, setGiven] = useState<RedeemAnswer | null>(null);
  const signedIn = useSession((state) => state.isAuthenticated);
  const client = useQueryClient();
  const navigate = useNavigate();

  async function signIn(characters: string) {
    const query = course === null ? '' : `?course=${course}`;
    rememberReturn(`/redeem${query}#${characters}`, { reason: 'لتفعّل كودك', action });
    await navigate('/login');
  }

  const { busy, run } = useAsyncAction(async () => {
    const characters = readPackCode(code);
    if (!characters) {
      setError(code.trim() === '' ? 'اكتب الكود.' : unreadable);
      return;
    }
    await sessionKnown();
    if (!isSignedIn()) return signIn(characters);
    try {
      setError('');
      const answer = await redeemCode(characters);
      setGiven(answer);
      onGiven?.(answer);
      const isChanged = ({ queryKey }: { queryKey: readonly unknown[] }) =>
        changed.includes(String(queryKey[0]));
      void client.invalidateQueries({ predicate: isChanged });
    } catch (failure) {
      setError(errorText(failure));
    }
  });

  const goOn = useEffectEvent(() => {
    if (takeAction(action)) void run();
  });
  const isReady = signedIn && code !== '';
  useEffect(() => {
    if (isReady) goOn();
  }, [isReady]);

  return {
    code,
    type(text: string) {
      setError('');
      setCode(text);
    },
    error,
    given,
    /** For another code. */
    again() {
      setCode('');
      setGiven(null);
    },
    busy,
    redeem: () => void run(),
  };
}
export type Redeeming = ReturnType<typeof useRedeem>;
