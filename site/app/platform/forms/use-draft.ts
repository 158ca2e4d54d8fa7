import { useEffect } from 'react';
import type { Path, PathValue, UseFormReturn } from 'react-hook-form';
import { tabStore } from '#platform/browser/storage.ts';
import { useSession } from '#platform/session/session-store.ts';
import { keepDraft, readDraft, type TextValues } from './draft.ts';

/** Fills a field that is still empty: what stands in it was typed, perhaps before the page came alive. */
function fillEmpty<Values extends TextValues>(
  form: UseFormReturn<Values>,
  values: Partial<TextValues>,
): void {
  for (const [field, text] of Object.entries(values)) {
    const path = field as Path<Values>;
    if (text && !form.getValues(path)) form.setValue(path, text as PathValue<Values, Path<Values>>);
  }
}

/**
 * Keeps what is typed into a form across an accidental reload, and puts it back; unless it was `sent` meanwhile by a
 * page whose scripts had not arrived.
 */
export function useDraft<Values extends TextValues>(
  form: UseFormReturn<Values>,
  name: string,
  fields: readonly (keyof Values & string)[],
  sent: boolean,
): void {
  useEffect(() => {
    if (sent) keepDraft(tabStore, name, {});
    fillEmpty(form, readDraft(tabStore, name, fields));
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keepDraft(tabStore, name, values),
    });
  }, [form, name, fields, sent]);
}

/** Spares the signed-in person what the site knows already. */
export function useKnownPerson<Values extends TextValues<'name' | 'email'>>(
  form: UseFormReturn<Values>,
): void {
  const user = useSession((state) => state.user);
  useEffect(() => {
    if (user) fillEmpty(form, { name: user.name, email: user.email });
  }, [form, user]);
}
