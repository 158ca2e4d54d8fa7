import { expect, test } from 'vitest';
import { safeStore } from './storage.ts';

test('memory replaces a storage that may not be accessed', () => {
  const store = safeStore(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  store.setItem('theme', 'dark');
  expect(store.getItem('theme')).toBe('dark');
  store.removeItem('theme');
  expect(store.getItem('theme')).toBeNull();
});

test('a full storage keeps its values, and memory holds the new ones for the visit', () => {
  const stored = new Map([['old', '1']]);
  const store = safeStore(() => ({
    getItem: (key) => stored.get(key) ?? null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: (key) => void stored.delete(key),
  }));
  store.setItem('new', '2');
  expect([store.getItem('old'), store.getItem('new')]).toEqual(['1', '2']);
});
