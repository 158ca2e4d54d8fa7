import {
  postStudioPurchasesByIdCancel,
  postStudioPurchasesByIdPayments,
  postStudioPurchasesByIdRefunds,
  putStudioCasesById,
} from '@nibras/contract/selling/purchases/studio/calls.ts';
import type {
  DecideCaseBody,
  RefundBody,
} from '@nibras/contract/selling/purchases/studio/shapes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { makeCall } from '#platform/api/make-call.ts';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';
import { toast } from '#ui/overlay/toast-store.ts';

/**
 * What is done with purchases, one act at a time. Money that has moved is not undone by a button: each act is confirmed in
 * a dialog, says what it did, and resolves to whether it succeeded.
 */
export function useSaleActions() {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function act(done: string, failed: string, run: () => Promise<unknown>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    try {
      await run();
      toast({ title: done, variant: 'success' });
      return true;
    } catch (error) {
      toastFailure(failed, error);
      return false;
    } finally {
      // The page shows the new state before the next act begins.
      await client.invalidateQueries({ queryKey: studioKey });
      setBusy(false);
    }
  }

  const recordCash = (id: number) =>
    act('سُجّل الدفع، وفُتح له ما اشتراه', 'تعذر تسجيل الدفع', () =>
      makeCall(postStudioPurchasesByIdPayments, { params: { id }, body: { way: 'cash' } }),
    );

  const cancel = (id: number) =>
    act('أُلغي الشراء', 'تعذر إلغاء الشراء', () =>
      makeCall(postStudioPurchasesByIdCancel, { params: { id } }),
    );

  const refund = (id: number, json: RefundBody) =>
    act('سُجّل الاسترداد، وأخبرنا المشتري', 'تعذر تسجيل الاسترداد', () =>
      makeCall(postStudioPurchasesByIdRefunds, { params: { id }, body: json }),
    );

  const decide = (id: number, json: DecideCaseBody, done: string) =>
    act(done, 'تعذر تسجيل القرار', () =>
      makeCall(putStudioCasesById, { params: { id }, body: json }),
    );

  return { busy, recordCash, cancel, refund, decide };
}
