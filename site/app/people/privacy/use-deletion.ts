import type { CertificateChoice, deletionAsked } from '@nibras/contract/people/privacy/shapes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { cancelDeletion, deletionQuery, requestDeletion } from './deletion-calls.ts';

/** Asking for the deletion of the user's account after a fresh code, and taking that back. */
export function useDeletion() {
  const client = useQueryClient();
  const { queryKey } = deletionQuery;
  const onSuccess = ({ message, data }: z.output<typeof deletionAsked>) => {
    client.setQueryData(queryKey, (before) => before && { ...before, data });
    toast({ variant: 'success', title: message });
  };
  /** Another tab, or the day itself, may have changed what is shown. */
  const failed = (title: string) => (error: unknown) => {
    toastFailure(title, error);
    void client.invalidateQueries({ queryKey });
  };
  const request = useMutation({
    mutationFn: (certificates: CertificateChoice) => requestDeletion(certificates),
    onSuccess,
    onError: failed('تعذر طلب حذف حسابك'),
  });
  const cancel = useMutation({
    mutationFn: () => cancelDeletion(),
    onSuccess,
    onError: failed('تعذر إلغاء حذف حسابك'),
  });
  return { request, cancel };
}
