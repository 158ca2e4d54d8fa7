import { countWithVerb } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { useQueryClient } from '@tanstack/react-query';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { showUndo } from '#studio-kit/frame/undo-toast.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { cancelCodes, codesKey } from './queries.ts';

export const cancelledForms = { masculine: 'أُلغي', feminine: 'أُلغيت' };

/**
 * Cancels the unused codes of a batch, or those of its numbers `from` to `to`, and offers the way back. Resolves to whether it
 * was done.
 */
export function useCancelCodes(
  id: number,
): (range: { from?: number; to?: number }) => Promise<boolean> {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: codesKey });
  return async (range) => {
    try {
      const { cancelled, undo } = await cancelCodes(id, range);
      refresh();
      if (cancelled === 0) toast({ title: 'لا كود لم يُستخدم بين هذه الأرقام', variant: 'info' });
      else showUndo(countWithVerb(cancelled, rareNouns.code, cancelledForms), undo, refresh);
      return true;
    } catch (error) {
      toastFailure('تعذر إلغاء الأكواد', error);
      return false;
    }
  };
}
