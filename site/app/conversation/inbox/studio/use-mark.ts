import { inboxCalls } from '@nibras/contract/conversation/inbox/studio/calls.ts';
import {
  type InboxKind,
  type InboxState,
  stateNames,
} from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { isMade, useChange } from '#studio-kit/frame/use-change.ts';
import { kindTexts } from './inbox-texts.ts';

function doneText(kind: InboxKind, state: InboxState, count: number): string {
  const name = `«${stateNames[kind][state]}»`;
  if (count > 1) return `${countLabel(count, kindTexts[kind].noun)}: الحالة الآن ${name}`;
  return state === 'spam'
    ? `الحالة الآن ${name}، وكذلك كل ما يصل من مرسله بعد اليوم`
    : `الحالة الآن ${name}`;
}

/** Gives orders or messages a state and offers the way back; resolves to whether it was given. */
export function useMark(kind: InboxKind) {
  const { change } = useChange({ overlapping: true });
  return (ids: number[], state: InboxState): Promise<boolean> => {
    const done = ({ changed }: { changed: number }) =>
      changed > 0 ? doneText(kind, state, changed) : null;
    const told = { done, failed: 'تعذر تغيير الحالة' };
    return isMade(change(inboxCalls[kind].changeState, { body: { ids, state } }, told));
  };
}
