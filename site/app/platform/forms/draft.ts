import type { KeyValueStore } from '#platform/browser/storage.ts';

export type TextValues<Name extends string = string> = Record<Name, string>;

const keyOf = (form: string) => `draft:${form}`;

/** The values of an empty form. */
export function emptyValues<Name extends string>(fields: readonly Name[]): TextValues<Name> {
  return Object.fromEntries(fields.map((field) => [field, ''])) as TextValues<Name>;
}

/** Saves the values of a form for as long as the tab exists; an empty form removes its draft. */
export function saveDraft(store: KeyValueStore, form: string, values: Partial<TextValues>): void {
  const filled = Object.entries(values).filter(([, text]) => text);
  if (filled.length === 0) store.removeItem(keyOf(form));
  else store.setItem(keyOf(form), JSON.stringify(Object.fromEntries(filled)));
}

/** The values that were typed into a form before the page was left or reloaded. */
export function readDraft<Name extends string>(
  store: KeyValueStore,
  form: string,
  fields: readonly Name[],
): Partial<TextValues<Name>> {
  const draft: Partial<TextValues<Name>> = {};
  try {
    const stored: unknown = JSON.parse(store.getItem(keyOf(form)) ?? '{}');
    for (const field of fields) {
      const text = (stored as Record<string, unknown> | null)?.[field];
      if (typeof text === 'string') draft[field] = text;
    }
  } catch {
    // Another script wrote under our key: the form starts empty.
  }
  return draft;
}
