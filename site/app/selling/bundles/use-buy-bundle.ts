import { postBundlesByIdPurchase } from '@nibras/contract/selling/bundles/calls.ts';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useSignInFirst } from '#learning/enrolment/index.ts';
import { errorText } from '#platform/api/api-error.ts';
import { makeCall } from '#platform/api/make-call.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { takeAction } from '#platform/session/return-to.ts';
import { useSession } from '#platform/session/session-store.ts';
import { toast } from '#ui/overlay/toast-store.ts';

/** Opens the purchase of a bundle, after a sign-in where there is none, and goes to its checkout. */
export function useBuyBundle({ id, name }: { id: number; name: string }) {
  const signedIn = useSession((state) => state.isAuthenticated);
  const signInFirst = useSignInFirst();
  const navigate = useNavigate();
  const action = `buy-bundle:${id}`;
  const { busy, run } = useAsyncAction(async () => {
    // U+2068 and U+2069 isolate the name in the sentence.
    const reason = `لتشتري باقة «\u2068${name}\u2069»`;
    if (!(await signInFirst({ reason, action }))) return;
    try {
      const { purchase } = await makeCall(postBundlesByIdPurchase, { params: { id } });
      await navigate(purchase.url);
    } catch (error) {
      toast({ title: 'تعذر بدء الشراء', description: errorText(error), variant: 'destructive' });
    }
  });
  const proceed = useEffectEvent(() => {
    if (takeAction(action)) void run();
  });
  useEffect(() => {
    if (signedIn) proceed();
  }, [signedIn]);
  return { busy, buy: run };
}
