import { create } from 'zustand';
import { tabStore } from '#platform/browser/storage.ts';
import { readDraft, saveDraft } from '#platform/forms/draft.ts';
import { sessionStore } from '#platform/session/session-store.ts';

/** What waits in a conversation's composer. */
export interface Draft {
  text: string;
  file: File | null;
  /** Of an attempt that failed: sent again unchanged it has the same key, and the server takes it once. */
  returned: { key: string; text: string; file: File | null } | null;
}

const noDraft: Draft = { text: '', file: null, returned: null };

const useDrafts = create<Record<number, Draft>>(() => ({}));

const formOf = (id: number) => `chat:${sessionStore.getState().user?.id ?? ''}:${id}`;

function readStored(id: number): Draft {
  const { text = '' } = readDraft(tabStore, formOf(id), ['text'] as const);
  return { ...noDraft, text };
}

export const draftOf = (id: number): Draft => useDrafts.getState()[id] ?? readStored(id);

/** What was typed outlives a reload, a file does not: browsers keep none. */
export function changeDraft(id: number, change: Partial<Draft>): void {
  const draft = { ...draftOf(id), ...change };
  saveDraft(tabStore, formOf(id), { text: draft.text });
  useDrafts.setState({ [id]: draft });
}

export function useDraft(id: number): Draft {
  const draft = useDrafts((drafts) => drafts[id]);
  return draft ?? readStored(id);
}

/** Gives a failed message back to its composer, before whatever was typed meanwhile. */
export function returnDraft(id: number, returned: NonNullable<Draft['returned']>): void {
  const { text, file } = draftOf(id);
  const whole = [returned.text, text].filter(Boolean).join('\n');
  changeDraft(id, { text: whole, file: file ?? returned.file, returned });
}

/** The key for what is about to be sent: the failed attempt's where it is the same, else a new one. */
export function keyFor(id: number, text: string, file: File | null): string {
  const { returned } = draftOf(id);
  if (returned && returned.text === text && returned.file === file) return returned.key;
  const random = crypto.getRandomValues(new Uint32Array(3));
  return Array.from(random, (part) => part.toString(36)).join('-');
}

/** It had arrived after all: what was given back for it goes, unless it has been changed. */
export function forgetReturned(id: number, key: string): void {
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
