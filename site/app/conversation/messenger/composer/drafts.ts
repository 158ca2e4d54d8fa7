import { create } from 'zustand';
import { tabStore } from '#platform/browser/storage.ts';
import { readDraft, saveDraft } from '#platform/forms/draft.ts';
import { sessionStore } from '#platform/session/session-store.ts';

/** The unsent contents of a conversation's composer. */
export interface Draft {
  text: string;
  file: File | null;
  /** The message that failed to send. Resent unchanged it keeps its key, so that the server stores it once. */
  returned: { key: string; text: string; file: File | null } | null;
}

const noDraft: Draft = { text: '', file: null, returned: null };

const useDrafts = create<Record<number, Draft>>(() => ({}));

const draftKey = (id: number) => `chat:${sessionStore.getState().user?.id ?? ''}:${id}`;

function readStored(id: number): Draft {
  const { text = '' } = readDraft(tabStore, draftKey(id), ['text'] as const);
  return { ...noDraft, text };
}

export const draftOf = (id: number): Draft => useDrafts.getState()[id] ?? readStored(id);

/** Changes a draft. The text survives a reload; a file does not, since browsers cannot store it here. */
export function changeDraft(id: number, change: Partial<Draft>): void {
  const draft = { ...draftOf(id), ...change };
  saveDraft(tabStore, draftKey(id), { text: draft.text });
  useDrafts.setState({ [id]: draft });
}

export function useDraft(id: number): Draft {
  const draft = useDrafts((drafts) => drafts[id]);
  return draft ?? readStored(id);
}

/** Puts a failed message back into its composer, before any text typed meanwhile. */
export function returnDraft(id: number, returned: NonNullable<Draft['returned']>): void {
  const { text, file } = draftOf(id);
  const joined = [returned.text, text].filter(Boolean).join('\n');
  changeDraft(id, { text: joined, file: file ?? returned.file, returned });
}

/** The idempotency key of the next message: the failed attempt's key when the message is unchanged, else a new one. */
export function keyFor(id: number, text: string, file: File | null): string {
  const { returned } = draftOf(id);
  if (returned && returned.text === text && returned.file === file) return returned.key;
  const random = crypto.getRandomValues(new Uint32Array(3));
  return Array.from(random, (part) => part.toString(36)).join('-');
}

/** Clears a returned draft whose message the server had stored after all, unless the user has edited it. */
export function clearReturnedDraft(id: number, key: string): void {
  const { returned, text } = draftOf(id);
  if (returned?.key !== key) return;
  changeDraft(id, { returned: null, ...(text === returned.text && { text: '', file: null }) });
}

sessionStore.subscribe(({ isAuthenticated, user }, before) => {
  if (isAuthenticated || !before.isAuthenticated) return;
  for (const id of Object.keys(useDrafts.getState())) {
    tabStore.removeItem(`draft:chat:${before.user?.id ?? user?.id ?? ''}:${id}`);
  }
  useDrafts.setState({}, true);
});
