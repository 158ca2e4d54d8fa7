import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '#platform/api/api-error.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { exportAddress, exportKey, requestExport } from './calls.ts';

const failed = (title: string) => (error: unknown) =>
  toast({ variant: 'destructive', title, description: errorText(error) });

/** Asking for the user's data and downloading them, each after a fresh code. */
export function useExport() {
  const client = useQueryClient();
  const request = useMutation({
    mutationFn: () => requestExport(),
    onSuccess: ({ data }) => client.setQueryData(exportKey, data),
    onError: failed('تعذر بدء جمع بياناتك'),
  });
  const download = useMutation({
    mutationFn: () => exportAddress(),
    onSuccess: (url) => window.location.assign(url),
    onError: (error) => {
      failed('تعذر بدء التنزيل')(error);
      void client.invalidateQueries({ queryKey: exportKey });
    },
  });
  return { request, download };
}
