import { postStudioItemsByKindByIdBin } from '@nibras/contract/content/items/studio/calls.ts';
import type { ContentKind } from '@nibras/contract/studio/page.ts';
import { useQueryClient } from '@tanstack/react-query';
import { errorText } from '#platform/api/api-error.ts';
import { makeCall } from '#platform/api/make-call.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { useUndoToast } from '../frame/undo-toast.ts';
import { studioKey } from './queries.ts';

/** Puts an item into the bin, without a question, and offers to take it out again. */
export function useBinItem(
  kind: ContentKind,
  { id, name }: { id: number; name: string },
): () => void {
  const client = useQueryClient();
  const showUndo = useUndoToast();
  const { run } = useAsyncAction(async () => {
    try {
      const { undo } = await makeCall(postStudioItemsByKindByIdBin, { params: { kind, id } });
      showUndo(`نُقل «${name}» إلى سلة المحذوفات`, undo, refresh);
      refresh();
    } catch (error) {
      toast({ title: 'تعذر الحذف', description: errorText(error), variant: 'destructive' });
    }
  });
  function refresh() {
    void client.invalidateQueries({ queryKey: studioKey });
  }
  return () => void run();
}
