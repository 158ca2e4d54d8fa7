import { inboxCalls } from '@nibras/contract/conversation/inbox/studio/calls.ts';
import type {
  InboxDetail,
  InboxKind,
  InboxState,
} from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import { stateNames } from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { makeCall } from '#platform/api/make-call.ts';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { showUndo } from '#studio-kit/frame/undo-toast.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { inboxItemKey, inboxKey } from '../queries.ts';

/** `crypto.randomUUID` does not exist on a server without https. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/** The last answer that is shown; a newer one is read before another is sent. */
const lastAnswer = ({ thread }: InboxDetail) =>
  Math.max(
    0,
    ...thread.flatMap((entry) => (entry.type === 'mail' && !entry.automatic ? [entry.id] : [])),
  );

/** Sends answers and notes, one at a time. Each resolves to whether it was stored. */
export function useSendAnswer(kind: InboxKind, item: InboxDetail) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  // The same while the same text is tried again, so that it is mailed once.
  const key = useRef<{ text: string; key: string }>(undefined);
  const show = (next: InboxDetail) => client.setQueryData(inboxItemKey(kind, item.id), next);

  async function run(failed: string, act: () => Promise<void>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    try {
      await act();
      return true;
    } catch (error) {
      toastFailure(failed, error);
      return false;
    } finally {
      setBusy(false);
      void client.invalidateQueries({ queryKey: studioKey });
    }
  }

  const sendAnswer = (body: string, state: InboxState | null) =>
    run('تعذر إرسال الجواب', async () => {
      if (key.current?.text !== body) key.current = { text: body, key: newKey() };
      const answer = await makeCall(inboxCalls[kind].answer, {
        params: { id: item.id },
        body: { body, state, key: key.current.key, seen: lastAnswer(item) },
      });
      key.current = undefined;
      show(answer.item);
      const description = state && `الحالة الآن «${stateNames[kind][answer.item.state]}»`;
      toast({
        title: `أُرسل الجواب إلى ${item.name}`,
        variant: 'success',
        ...(description && { description }),
      });
    });

  const addNote = (body: string) =>
    run('تعذر حفظ الملاحظة', async () => {
      const note = { params: { id: item.id }, body: { body } };
      const answer = await makeCall(inboxCalls[kind].addNote, note);
      show(answer.item);
      const refresh = () => void client.invalidateQueries({ queryKey: inboxKey });
      showUndo('أُضيفت الملاحظة', answer.undo, refresh);
    });

  return { busy, sendAnswer, addNote };
}
