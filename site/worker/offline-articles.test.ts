import { expect, test } from 'vitest';
import { addressesOf, parseSaveOfflineMessage, picturesIn } from './offline-articles.ts';

const one = { page: '/articles/1', answers: ['/api/article/1'], picture: '/storage/1.webp?w=960' };

test.each([null, 'text', {}, { type: 'push', articles: [] }, { type: 'save-articles' }])(
  '%j is not our message',
  (data) => expect(parseSaveOfflineMessage(data)).toBeNull(),
);

test('a message lists the saved articles, an empty list included, and invalid entries are dropped', () => {
  expect(parseSaveOfflineMessage({ type: 'save-articles', articles: [] })).toEqual([]);
  const invalid = { page: 3, answers: [] };
  expect(parseSaveOfflineMessage({ type: 'save-articles', articles: [invalid, one] })).toEqual([
    one,
  ]);
});

test('an article needs its page, its API responses, its picture, and the page of saved articles', () => {
  expect(addressesOf([one, { ...one, picture: null }])).toEqual([
    '/saved-articles',
    '/articles/1',
    '/api/article/1',
    '/storage/1.webp?w=960',
    '/articles/1',
    '/api/article/1',
  ]);
  expect(addressesOf([])).toEqual([]);
});

test('only the pictures inside the article’s text are found', () => {
  const html = `<img src="/storage/hero.webp"/><article class="prose"><p>نص</p>
    <img alt="رسم" src="/storage/a.png?a=1&amp;b=2" srcset="/storage/a.png?w=160 160w"/>
    <img class="x" src="https://cdn.example/b.png"></article><img src="/storage/related.webp"/>`;
  expect(picturesIn(html)).toEqual(['/storage/a.png?a=1&b=2', 'https://cdn.example/b.png']);
  expect(picturesIn('<p>صفحة أخرى</p>')).toEqual([]);
});
