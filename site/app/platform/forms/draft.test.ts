import { expect, test } from 'vitest';
import type { KeyValueStore } from '#platform/browser/storage.ts';
import { emptyValues, readDraft, saveDraft } from './draft.ts';

function storeOf(values = new Map<string, string>()): KeyValueStore & { size(): number } {
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    size: () => values.size,
  };
}

const fields = ['name', 'message'] as const;

test('a saved draft is restored field by field', () => {
  const store = storeOf();
  saveDraft(store, 'order', { name: 'منى', message: 'سطر\nوسطر' });
  expect(readDraft(store, 'order', fields)).toEqual({ name: 'منى', message: 'سطر\nوسطر' });
  expect(readDraft(store, 'order', ['name'])).toEqual({ name: 'منى' });
  expect(readDraft(store, 'contact', fields)).toEqual({});
});

test('an emptied form removes its draft', () => {
  const store = storeOf();
  saveDraft(store, 'order', { name: 'منى' });
  saveDraft(store, 'order', emptyValues(fields));
  expect(store.size()).toBe(0);
});

test.each(['{', 'null', '7', '["a"]', '{"name":7}', '{"other":"a"}'])(
  'the stored draft %s is ignored',
  (text) => {
    const store = storeOf(new Map([['draft:order', text]]));
    expect(readDraft(store, 'order', fields)).toEqual({});
  },
);
