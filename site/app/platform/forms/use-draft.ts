import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { tabStore } from '#platform/browser/storage.ts';
import { useSession } from '#platform/session/session-store.ts';
import { readDraft, saveDraft, type TextValues } from './draft.ts';

export type TextForm = UseFormReturn<TextValues>;

/** Saves the values of a form, to survive an accidental reload. Numbers are saved as text, 0 as an empty text. */
export function useSavedDraft<Values extends FieldValues>(
  { subscribe }: UseFormReturn<Values>,
  name: string,
): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const texts = Object.entries(values).map(([field, value]) => [field, `${value || ''}`]);
          saveDraft(tabStore, name, Object.fromEntries(texts));
        },
      }),
    [subscribe, name],
  );
}

/** Fills only the empty fields: the user typed into the others. */
function fillEmpty(form: TextForm, texts: Partial<TextValues>): void {
  const values = form.getValues();
  for (const [field, text] of Object.entries(texts)) {
    if (text && values[field] === '') form.setValue(field, text);
  }
}

/**
 * Saves the draft of a form that the server renders, and restores it into empty fields. `sent`: the form was posted
 * before the scripts had loaded, so its draft is removed.
 */
export function useDraft(
  form: TextForm,
  name: string,
  fields: readonly string[],
  sent: boolean,
): void {
  useEffect(() => {
    if (sent) saveDraft(tabStore, name, {});
    else fillEmpty(form, readDraft(tabStore, name, fields));
  }, [form, name, fields, sent]);
  useSavedDraft(form, name);
}

/** Fills in the name and e-mail of the signed-in user. */
export function useKnownUser(form: TextForm): void {
  const user = useSession((state) => state.user);
  useEffect(() => {
    if (user) fillEmpty(form, { name: user.name ?? '', email: user.email ?? '' });
  }, [form, user]);
}
