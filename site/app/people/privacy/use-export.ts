import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { exportAddress, exportKey, requestExport } from './calls.ts';

const failed = (title: string) => (error: unknown) => toastFailure(title, error);

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
