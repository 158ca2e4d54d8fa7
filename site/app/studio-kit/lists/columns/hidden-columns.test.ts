import { expect, test } from 'vitest';
import { safeStore } from '#platform/browser/storage.ts';
import { hiddenColumns, hideColumns } from './hidden-columns.ts';

function makeStore() {
  const values = new Map<string, string>();
  const map = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  return safeStore(() => map);
}

test('hidden columns are stored for each list, and forgotten where none is hidden', () => {
  const of = { person: 7, store: makeStore() };
  hideColumns('courses', ['price', 'state'], of);
  hideColumns('people', ['phone'], of);
  expect(hiddenColumns('courses', of)).toEqual(['price', 'state']);
  expect(hiddenColumns('people', of)).toEqual(['phone']);
  hideColumns('courses', [], of);
  expect(hiddenColumns('courses', of)).toEqual([]);
  expect(hiddenColumns('people', of)).toEqual(['phone']);
});

test('another person in the same browser has all columns', () => {
  const store = makeStore();
  hideColumns('courses', ['price'], { person: 7, store });
  expect(hiddenColumns('courses', { person: 8, store })).toEqual([]);
});

test.each(['{', '{"person":7,"lists":4}', '{"person":7,"lists":{"courses":[1,null,"price"]}}'])(
  'what cannot be read hides nothing: %s',
  (text) => {
    const store = makeStore();
    store.setItem('studio-columns', text);
    const hidden = hiddenColumns('courses', { person: 7, store });
    expect(hidden.filter((name) => name !== 'price')).toEqual([]);
  },
);
