import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { tabStore } from '#platform/browser/storage.ts';
import { useSession } from '#platform/session/session-store.ts';
import { keepDraft, readDraft, type TextValues } from './draft.ts';

export type TextForm = UseFormReturn<TextValues>;

/** Keeps what is typed into a form across an accidental reload. Numbers are kept as text, a 0 as nothing. */
export function useKeptDraft<Values extends FieldValues>(
  { subscribe }: UseFormReturn<Values>,
  name: string,
): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const texts = Object.entries(values).map(([field, value]) => [field, `${value || ''}`]);
          keepDraft(tabStore, name, Object.fromEntries(texts));
        },
      }),
    [subscribe, name],
  );
}

/** Writes into fields that are still empty: what stands in the others was typed. */
function fillEmpty(form: TextForm, texts: Partial<TextValues>): void {
  const values = form.getValues();
  for (const [field, text] of Object.entries(texts)) {
    if (text && values[field] === '') form.setValue(field, text);
  }
}

/**
 * Keeps the draft of a form that the server renders, and puts it back where a field is still empty; unless it was
 * `sent` meanwhile by a page whose scripts had not arrived.
 */
export function useDraft(
  form: TextForm,
  name: string,
  fields: readonly string[],
  sent: boolean,
): void {
  useEffect(() => {
    if (sent) keepDraft(tabStore, name, {});
    else fillEmpty(form, readDraft(tabStore, name, fields));
  }, [form, name, fields, sent]);
  useKeptDraft(form, name);
}

/** Spares the signed-in person what the site knows already. */
export function useKnownPerson(form: TextForm): void {
  const user = useSession((state) => state.user);
  useEffect(() => {
    if (user) fillEmpty(form, { name: user.name ?? '', email: user.email ?? '' });
  }, [form, user]);
}
