import { expect, test } from 'vitest';
import { rememberColumns, rememberedColumns } from './remembered-columns.ts';

const store = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
};

test('what was chosen for a list is there for the next one with the same headings', () => {
  const own = store();
  rememberColumns(['أ', 'ب'], ['email', 'name'], own);
  rememberColumns(['أ', 'ج'], ['name', 'email'], own);
  expect(rememberedColumns(['أ', 'ب'], own)).toEqual(['email', 'name']);
  expect(rememberedColumns(['ب', 'أ'], own)).toBeNull();
  rememberColumns(['أ', 'ب'], ['ignored', 'email'], own);
  expect(rememberedColumns(['أ', 'ب'], own)).toEqual(['ignored', 'email']);
});

test('a list without headings, and whatever else stands in the storage, is nothing', () => {
  const own = store();
  rememberColumns(null, ['email'], own);
  expect(rememberedColumns(null, own)).toBeNull();
  own.setItem('import-columns', '[["[\\"أ\\"]",["other"]],4]');
  expect(rememberedColumns(['أ'], own)).toBeNull();
  own.setItem('import-columns', '{');
  expect(rememberedColumns(['أ'], own)).toBeNull();
});

test('at most twenty are kept', () => {
  const own = store();
  for (let at = 0; at < 25; at += 1) rememberColumns([String(at)], ['email'], own);
  expect(rememberedColumns(['24'], own)).toEqual(['email']);
  expect(rememberedColumns(['4'], own)).toBeNull();
});
