import { expect, it } from 'vitest';
import { recentPages, rememberPage } from './recent-pages.ts';

function testStore(first = '') {
  const values = new Map(first ? [['studio-recent', first]] : []);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

it('the page that was opened last is the first, each page once', () => {
  const store = testStore();
  for (const path of ['/studio/log', '/studio/courses/4', '/studio/log']) {
    rememberPage({ path, name: path }, 1, store);
  }
  expect(recentPages(1, store).map(({ path }) => path)).toEqual([
    '/studio/log',
    '/studio/courses/4',
  ]);
});

it('eight pages are kept', () => {
  const store = testStore();
  for (let id = 1; id <= 9; id++)
    rememberPage({ path: `/studio/courses/${id}`, name: '' }, 1, store);
  expect(recentPages(1, store)).toHaveLength(8);
  expect(recentPages(1, store).at(-1)?.path).toBe('/studio/courses/2');
});

it('another person in the same browser sees none of them', () => {
  const store = testStore();
  rememberPage({ path: '/studio/log', name: 'سجل التغييرات' }, 1, store);
  expect(recentPages(2, store)).toEqual([]);
  rememberPage({ path: '/studio/bin', name: 'سلة المحذوفات' }, 2, store);
  expect(recentPages(1, store)).toEqual([]);
});

it.each([
  '',
  'nonsense',
  '{"person":1,"pages":[{"path":"https://elsewhere.example","name":"x"},null]}',
])('what the browser stores is not trusted: %s', (stored) =>
  expect(recentPages(1, testStore(stored))).toEqual([]),
);
