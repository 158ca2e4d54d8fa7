import type { InboxKind } from '@nibras/contract/studio/inbox.ts';
import { queryString } from '#platform/api/api-client.ts';
import { errorText } from '#platform/api/api-error.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { Button } from '#ui/form/button.tsx';
import { DownloadIcon } from '#ui/ornament/icons.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { downloadFile } from './download-file.ts';
import { kindTexts } from './inbox-texts.ts';
import { callsOf, type InboxFilter } from './queries.ts';

/** Saves what the list shows, with its search and filters, as a file for spreadsheets. */
export function ExportButton({ kind, filter }: { kind: InboxKind; filter: InboxFilter }) {
  const { busy, run } = useAsyncAction(async () => {
    try {
      const path = `${callsOf(kind)}/export${queryString({ ...filter })}`;
      await downloadFile(path, `${kindTexts[kind].title}.csv`);
    } catch (error) {
      toast({ title: 'تعذر التصدير', description: errorText(error), variant: 'destructive' });
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
