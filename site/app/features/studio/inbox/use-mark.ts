import { inboxCalls } from '@nibras/contract/conversation/inbox/studio/calls.ts';
import {
  type InboxKind,
  type InboxState,
  stateNames,
} from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { errorText } from '#platform/api/api-error.ts';
import { makeCall } from '#platform/api/make-call.ts';
import { countLabel } from '#platform/format.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { showUndo } from '../frame/undo-toast.ts';
import { studioKey } from '../lists/queries.ts';
import { kindTexts } from './inbox-texts.ts';

function doneText(kind: InboxKind, state: InboxState, count: number): string {
  const name = `«${stateNames[kind][state]}»`;
  if (count > 1) return `${countLabel(count, kindTexts[kind].forms)}: الحالة الآن ${name}`;
  return state === 'spam'
    ? `الحالة الآن ${name}، وكذلك كل ما يصل من مرسله بعد اليوم`
    : `الحالة الآن ${name}`;
}

/** Gives orders or messages a state and offers the way back. */
export function useMark(kind: InboxKind) {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: studioKey });
  return async (ids: number[], state: InboxState): Promise<boolean> => {
    try {
      const { changed, undo } = await makeCall(inboxCalls[kind].changeState, {
        body: { ids, state },
      });
      if (changed > 0) showUndo(doneText(kind, state, changed), undo, refresh);
      return true;
    } catch (error) {
      toast({ title: 'لم تتغيّر الحالة', description: errorText(error), variant: 'destructive' });
      return false;
    } finally {
      refresh();
    }
  };
}
