import { expect, test } from 'vitest';
import { offlineArticle } from './save-offline.ts';

test('an offline article has its page on the site, and its responses and picture on the API’s host', () => {
  const apiBaseUrl = 'https://api.example';
  expect(offlineArticle({ id: 'git/1', image: 'articles/git.webp' }, apiBaseUrl)).toEqual({
    page: '/articles/git%2F1',
    answers: [
      'https://api.example/api/article/git%2F1',
      'https://api.example/api/article/git%2F1/related',
    ],
    picture: 'https://api.example/storage/articles/git.webp?w=960',
  });
  expect(offlineArticle({ id: '7', image: null }, '').picture).toBeNull();
});
