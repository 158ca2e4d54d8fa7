import { expect, test } from 'vitest';
import { addressesOf, parseSaveOfflineMessage, picturesIn } from './offline-articles.ts';

const one = { page: '/articles/1', answers: ['/api/article/1'], picture: '/storage/1.webp?w=960' };

test.each([null, 'text', {}, { type: 'push', articles: [] }, { type: 'save-articles' }])(
  '%j is somebody else’s message',
  (data) => expect(parseSaveOfflineMessage(data)).toBeNull(),
);

test('a message says what to keep; nothing saved is a message too', () => {
  expect(parseSaveOfflineMessage({ type: 'save-articles', articles: [] })).toEqual([]);
  const odd = { page: 3, answers: [] };
  expect(parseSaveOfflineMessage({ type: 'save-articles', articles: [odd, one] })).toEqual([one]);
});

test('an article needs its page, its answers, its picture, and the page that lists it', () => {
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

test('the pictures of the text are found, and none of those around it', () => {
  const html = `<img src="/storage/hero.webp"/><article class="prose"><p>نص</p>
    <img alt="رسم" src="/storage/a.png?a=1&amp;b=2" srcset="/storage/a.png?w=160 160w"/>
    <img class="x" src="https://cdn.example/b.png"></article><img src="/storage/related.webp"/>`;
  expect(picturesIn(html)).toEqual(['/storage/a.png?a=1&b=2', 'https://cdn.example/b.png']);
  expect(picturesIn('<p>صفحة أخرى</p>')).toEqual([]);
});
