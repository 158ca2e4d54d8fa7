import type { KeyValueStore } from '#platform/browser/storage.ts';

export type TextValues<Name extends string = string> = Record<Name, string>;

const keyOf = (form: string) => `draft:${form}`;

/** The same text for each field: what an empty form holds. */
export function emptyValues<Name extends string>(fields: readonly Name[]): TextValues<Name> {
  return Object.fromEntries(fields.map((field) => [field, ''])) as TextValues<Name>;
}

/** Keeps what was typed into a form for as long as the tab lives; an empty form leaves nothing behind. */
export function keepDraft(store: KeyValueStore, form: string, values: Partial<TextValues>): void {
  const typed = Object.entries(values).filter(([, text]) => text);
  if (typed.length === 0) store.removeItem(keyOf(form));
  else store.setItem(keyOf(form), JSON.stringify(Object.fromEntries(typed)));
}

/** What was typed into a form's fields before the page was left or loaded anew. */
export function readDraft<Name extends string>(
  store: KeyValueStore,
  form: string,
  fields: readonly Name[],
): Partial<TextValues<Name>> {
  const kept: Partial<TextValues<Name>> = {};
  try {
    const read: unknown = JSON.parse(store.getItem(keyOf(form)) ?? '{}');
    for (const field of fields) {
      const text = (read as Record<string, unknown> | null)?.[field];
      if (typeof text === 'string') kept[field] = text;
    }
  } catch {
    // Somebody else's text under our key: the form begins empty.
  }
  return kept;
}
