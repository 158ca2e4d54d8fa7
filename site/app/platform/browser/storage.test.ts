import { expect, test } from 'vitest';
import { safeStore } from './storage.ts';

test('a storage that may not be touched is stood in for by memory', () => {
  const store = safeStore(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  store.setItem('theme', 'dark');
  expect(store.getItem('theme')).toBe('dark');
  store.removeItem('theme');
  expect(store.getItem('theme')).toBeNull();
});

test('a full storage keeps what it has, and the visit keeps the rest', () => {
  const kept = new Map([['old', '1']]);
  const store = safeStore(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: (key) => void kept.delete(key),
  }));
  store.setItem('new', '2');
  expect([store.getItem('old'), store.getItem('new')]).toEqual(['1', '2']);
});
