import {
  type InboxKind,
  type InboxState,
  stateNames,
  statesOf,
} from '@nibras/contract/conversation/inbox/studio/shapes.ts';

/** The states that an answer may mark. */
const marked = ['answered', 'agreed', 'declined', 'archived'] as const;

/** The state that a sent answer marks: that of its ready text, and «رُدّ عليه» for what has none yet; null for no change. */
export function usualMark(current: InboxState, template: InboxState | null): InboxState | null {
  if (template !== null) return template === current ? null : template;
  return current === 'new' || current === 'archived' ? 'answered' : null;
}

/** The text of a button that sends and marks. */
export function sendText(kind: InboxKind, state: InboxState | null): string {
  if (state === null) return 'أرسل الجواب';
  return `أرسل وعلّم${kind === 'order' ? 'ه' : 'ها'} «${stateNames[kind][state]}»`;
}

/** The other ways to send, beside the usual one. */
export function otherMarks(
  kind: InboxKind,
  current: InboxState,
  usual: InboxState | null,
): (InboxState | null)[] {
  const states = marked.filter(
    (state) => statesOf[kind].includes(state) && state !== current && state !== usual,
  );
  return usual === null ? states : [...states, null];
}
