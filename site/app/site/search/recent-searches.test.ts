import { searching } from '@nibras/contract/limits.ts';
import { expect, it } from 'vitest';
import { forgetSearch, recentSearches, rememberSearch } from './recent-searches.ts';

function testStore(first = '') {
  const values = new Map(first ? [['recent-searches', first]] : []);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

it('the latest search is the first, each once, without spaces around', () => {
  const store = testStore();
  for (const text of ['بايثون', ' css ', 'بايثون', '  ']) rememberSearch(text, 0, store);
  expect(recentSearches(0, store)).toEqual(['بايثون', 'css']);
});

it('as many are kept as are agreed', () => {
  const store = testStore();
  for (let n = 0; n <= searching.recentSearches; n++) rememberSearch(`بحث ${n}`, 0, store);
  expect(recentSearches(0, store)).toHaveLength(searching.recentSearches);
  expect(recentSearches(0, store)).not.toContain('بحث 0');
});

it('one is forgotten, or all', () => {
  const store = testStore();
  for (const text of ['a', 'b', 'c']) rememberSearch(text, 0, store);
  forgetSearch('b', 0, store);
  expect(recentSearches(0, store)).toEqual(['c', 'a']);
  forgetSearch(undefined, 0, store);
  expect(store.getItem('recent-searches')).toBeNull();
});

it('another person in the same browser sees none of them', () => {
  const store = testStore();
  rememberSearch('سؤال محرج', 1, store);
  expect(recentSearches(2, store)).toEqual([]);
  expect(recentSearches(0, store)).toEqual([]);
  rememberSearch('غيره', 0, store);
  expect(recentSearches(1, store)).toEqual([]);
});

it.each(['', 'nonsense', '[]', '{"person":0,"searches":"x"}', '{"person":0,"searches":[null,""]}'])(
  'what the browser stores is not trusted: %s',
  (stored) => expect(recentSearches(0, testStore(stored))).toEqual([]),
);
