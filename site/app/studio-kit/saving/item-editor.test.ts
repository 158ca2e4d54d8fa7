import type { NewerField, SaveDraftBody } from '@nibras/contract/content/items/studio/shapes.ts';
import { expect, test } from 'vitest';
import type { SaveResult } from './calls.ts';
import type { EditedRecord } from './editor-state.ts';
import { createItemEditor, type EditorEnvironment } from './item-editor.ts';

/** A draft on which two people work: it numbers saves, and its answers bring what the caller has not seen. */
function sharedDraft(fields: Record<string, unknown>) {
  const known: Record<string, { value: unknown; version: number; by: number | null }> =
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, { value, version: 0, by: null }]),
    );
  let version = 0;
  const read = (): EditedRecord => ({
    fields: Object.fromEntries(Object.entries(known).map(([name, { value }]) => [name, value])),
    field_versions: Object.fromEntries(
      Object.entries(known).map(([name, field]) => [name, field.version]),
    ),
    changed: [],
    saved_at: null,
    draft_version: version || null,
  });
  function save(person: number, { changes, seen = 0 }: SaveDraftBody): SaveResult {
    version += 1;
    for (const { field, value } of changes) known[field] = { value, version, by: person };
    const own = new Set(changes.map(({ field }) => field));
    const newer = Object.entries(known)
      .filter(([field, { version: saved }]) => saved > seen && !own.has(field))
      .map(([field, saved]): NewerField => ({ field, ...saved }));
    const field_versions = Object.fromEntries([...own].map((field) => [field, version]));
    const answer = { draft_version: version, field_versions, newer, saved_at: '2026-01-01T00:00Z' };
    return { type: 'saved', answer };
  }
  return { read, save };
}

function editorOf(draft: ReturnType<typeof sharedDraft>, person: number) {
  const env: EditorEnvironment = {
    person,
    editor: `tab-${person}`,
    fetch: async () => draft.read(),
    save: async (body) => draft.save(person, body),
    keep: async () => true,
    remove: async () => true,
    leftTexts: async () => [],
    announce: () => {},
    online: () => true,
    signedIn: () => true,
    now: () => Date.now(),
  };
  return createItemEditor({ kind: 'article', id: 1 }, env);
}

const shownIn = (editor: ReturnType<typeof editorOf>, name: string) =>
  editor.store.getState().fields[name]?.value;

test('of two people in two fields each sees the other’s text after a save, and is told once', async () => {
  const draft = sharedDraft({ name: 'الاسم', body: 'النص' });
  const [first, second] = [editorOf(draft, 1), editorOf(draft, 2)];
  await Promise.all([first.load(), second.load()]);
  first.change('name', 'اسم الأول');
  await first.flush({ all: true });
  second.change('body', 'نص الثاني');
  await second.flush({ all: true });

  expect(shownIn(second, 'name')).toBe('اسم الأول');
  expect(second.store.getState()).toMatchObject({ unseen: ['name'], item: { draft_version: 2 } });
  expect(second.store.getState().item?.changed).toContain('name');
  expect(second.nameUnseen()).toEqual(['name']);
  expect(second.nameUnseen()).toEqual([]);
  second.activate('name');
  expect(second.store.getState().unseen).toEqual([]);
});

test('what another has saved waits until the keyboard has left the field', async () => {
  const draft = sharedDraft({ name: 'الاسم', body: 'النص' });
  const [first, second] = [editorOf(draft, 1), editorOf(draft, 2)];
  await Promise.all([first.load(), second.load()]);
  second.activate('name');
  first.change('name', 'اسم الأول');
  await first.flush({ all: true });
  second.change('body', 'نص الثاني');
  await second.flush({ all: true });
  expect(shownIn(second, 'name')).toBe('الاسم');
  second.activate('body');
  expect(shownIn(second, 'name')).toBe('اسم الأول');
  expect(second.nameUnseen()).toEqual(['name']);
});

test('the own text of another tab is no news', async () => {
  const draft = sharedDraft({ name: 'الاسم', body: 'النص' });
  const [tab, other] = [editorOf(draft, 1), editorOf(draft, 1)];
  await Promise.all([tab.load(), other.load()]);
  tab.change('name', 'اسم');
  await tab.flush({ all: true });
  other.change('body', 'نص');
  await other.flush({ all: true });
  expect(shownIn(other, 'name')).toBe('اسم');
  expect(other.store.getState().unseen).toEqual([]);
});
