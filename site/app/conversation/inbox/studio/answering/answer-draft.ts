import type { InboxKind } from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import { useState } from 'react';
import { localStore } from '#platform/browser/storage.ts';
import { readDraft, saveDraft } from '#platform/forms/draft.ts';
import { useSession } from '#platform/session/session-store.ts';

const fields = ['answer', 'note'] as const;
export type WrittenField = (typeof fields)[number];

/**
 * The answer and the note that are being written. This browser keeps them for the signed-in person until they are sent,
 * so that a closed tab loses nothing.
 */
export function useAnswerDraft(kind: InboxKind, id: number) {
  const person = useSession(({ user }) => user?.id);
  const name = `inbox:${person ?? ''}:${kind}:${id}`;
  const [texts, setTexts] = useState(() => ({
    answer: '',
    note: '',
    ...readDraft(localStore, name, fields),
  }));
  function write(field: WrittenField, text: string) {
    const next = { ...texts, [field]: text };
    setTexts(next);
    saveDraft(localStore, name, next);
  }
  return { texts, write };
}
