import type {
  DecidedTransfer,
  TransferAction,
  TransferDetail,
} from '@nibras/contract/selling/transfers/studio/shapes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { sendDecision } from './queries.ts';

/**
 * Decides about a receipt, one decision at a time. Says what became of it, and hands over the next one.
 * @param onDecided runs after a decision; not where it has failed
 */
export function useDecide(
  { id, person, purchase }: Pick<TransferDetail, 'id' | 'person' | 'purchase'>,
  onDecided: (answer: DecidedTransfer) => void,
) {
  const client = useQueryClient();
  const [deciding, setDeciding] = useState<TransferAction | null>(null);
  const running = useRef(false);

  /** @returns whether it was decided */
  async function decide(act: TransferAction, body?: object): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setDeciding(act);
    try {
      const answer = await sendDecision(id, act, body);
      const isCase = answer.outcome === 'case';
      toast({
        title: answer.message,
        ...(answer.outcome === 'paid' && {
          description: `«${person?.name ?? 'حساب محذوف'}»: ${purchase.lines.map((name) => `«${name}»`).join('، ')}`,
        }),
        variant: isCase ? 'info' : 'success',
        ...(isCase && { duration: 12_000 }),
      });
      onDecided(answer);
      return true;
    } catch (error) {
      toastFailure('تعذر تنفيذ القرار', error);
      return false;
    } finally {
      running.current = false;
      setDeciding(null);
      // The numbers of the navigation and of the first page change too.
      void client.invalidateQueries({ queryKey: studioKey });
    }
  }

  return { deciding, decide };
}
