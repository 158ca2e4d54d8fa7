import { useEffect } from 'react';
import { tabStore } from '#platform/browser/storage.ts';
import { useSession } from '#platform/session/session-store.ts';
import { keepDraft, readDraft } from './draft.ts';
import type { TextForm } from './use-form.ts';

/**
 * Keeps what is typed into a form across an accidental reload, and puts it back where a field is still empty; unless
 * it was `sent` meanwhile by a page whose scripts had not arrived.
 */
export function useDraft<Name extends string>(
  form: TextForm<Name>,
  name: string,
  fields: readonly Name[],
  sent: boolean,
): void {
  useEffect(() => {
    if (sent) keepDraft(tabStore, name, {});
    const stop = form.onTyped((values) => keepDraft(tabStore, name, values));
    form.fillEmpty(readDraft(tabStore, name, fields));
    return stop;
  }, [form, name, fields, sent]);
}

/** Spares the signed-in person what the site knows already. */
export function useKnownPerson<Name extends string>(form: TextForm<Name>): void {
  const user = useSession((state) => state.user);
  useEffect(() => {
    if (user) form.fillEmpty({ name: user.name ?? '', email: user.email ?? '' });
  }, [form, user]);
}
