import { expect, test } from 'vitest';
import { cacheablePage } from './cacheable-pages.ts';

test.each([
  ['/', '/'],
  ['/?utm_source=x', '/'],
  ['/courses/', '/courses'],
  ['/courses?v=1&page=02&search=%20git%20', '/courses?page=2&search=git'],
  ['/courses?search=git&page=2', '/courses?page=2&search=git'],
  ['/courses?page=1&category=web', '/courses?category=web'],
  ['/courses?page=x', '/courses'],
  ['/services?page=3', '/services?page=3'],
  ['/portfolio?service=seo&page=2&x=1', '/portfolio?page=2&service=seo'],
  ['/articles?search=sql', '/articles?search=sql'],
  ['/articles/%67it?v=2#top', '/articles/git'],
  ['/courses/12/', '/courses/12'],
  ['/bundles/3?utm_source=x', '/bundles/3'],
])('%s is cached as %s', (address, one) => {
  expect(cacheablePage(address)).toBe(one);
});

test.each([
  '/login',
  '/my-courses',
  '/chat/4',
  '/courses/12/lecture/3',
  '/order-service/1',
  '/contact',
  '/articles.xml',
  '/sitemap.xml',
  '/courses/x.data',
  '/courses/%E0%A4%A',
  '//elsewhere.example/courses',
  '/constructor',
])('%s is not cacheable', (address) => {
  expect(cacheablePage(address)).toBeNull();
});
