import { downloadFile } from '#platform/api/download-file.ts';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { Button } from '#ui/form/button.tsx';
import { DownloadIcon } from '#ui/ornament/icons.ts';

/** Saves the answer of a call, what a list shows, as a file for spreadsheets. */
export function ExportButton({ path, name }: { path: string; name: string }) {
  const { busy, run } = useAsyncAction(async () => {
    try {
      await downloadFile(path, name);
    } catch (error) {
      toastFailure('تعذر التصدير', error);
    }
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<DownloadIcon className="size-4.5" />}
      loading={busy}
      loadingLabel="جارٍ التصدير…"
      onClick={() => void run()}
    >
      صدّر CSV
    </Button>
  );
}
