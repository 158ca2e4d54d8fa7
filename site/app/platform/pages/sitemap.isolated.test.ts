import type { Call } from '@nibras/contract/call.ts';
import { getCourses } from '@nibras/contract/learning/courses/calls.ts';
import { expect, test, vi } from 'vitest';
import { ApiError } from '#platform/api/api-error.ts';
import { itemEntries, sitemapEntries } from './sitemap-entries.ts';
import { sitemapXml } from './sitemap-xml.ts';

const makeCall = vi.hoisted(() => vi.fn());
vi.mock('#platform/api/make-call.ts', () => ({ makeCall }));

const { signal } = new AbortController();

test('URLs are absolute and escaped, with the time of the last change', () => {
  const xml = sitemapXml(
    [
      { path: '/courses/a&b', changed: new Date('2026-02-03T04:05:06Z') },
      { path: '/articles/مقال', changed: null },
    ],
    'https://nibras.example',
  );
  expect(xml).toContain(
    '<url><loc>https://nibras.example/courses/a&amp;b</loc><lastmod>2026-02-03T04:05:06.000Z</lastmod></url>',
  );
  expect(xml).toContain(
    '<url><loc>https://nibras.example/articles/%D9%85%D9%82%D8%A7%D9%84</loc></url>',
  );
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<urlset')).toBe(true);
});

test.each([
  [
    { data: [{ id: 7, created_at: '2026-01-01T00:00:00Z' }] },
    [['/x/7', '2026-01-01T00:00:00.000Z']],
  ],
  [
    { items: [{ id: '7', created_at: '2025-01-01', updated_at: '2026-01-01' }] },
    [['/x/7', '2026-01-01T00:00:00.000Z']],
  ],
  [{ data: [{ id: 7, updated_at: 'yesterday' }, { name: 'no id' }, null] }, [['/x/7', null]]],
  [{ data: 'none' }, []],
  ['<html>', []],
  [null, []],
])('the entries of %j are parsed', (answer, entries) => {
  const parsed = itemEntries(answer, ['data', 'items'], '/x');
  expect(parsed.map(({ path, changed }) => [path, changed?.toISOString() ?? null])).toEqual(
    entries,
  );
});

test('it has every page of every list, and a list has the date of its newest item', async () => {
  makeCall.mockImplementation(async ({ path }: Call, { query }: { query?: { page: number } }) => {
    if (path !== getCourses.path) return { data: [] };
    const page = query?.page ?? 0;
    return {
      data: [{ id: page, created_at: `2026-01-0${page}T00:00:00Z` }],
      meta: { current_page: page, last_page: 3 },
    };
  });
  const entries = await sitemapEntries(signal);
  expect(entries.map(({ path }) => path)).toEqual([
    '/',
    '/courses',
    '/articles',
    '/services',
    '/portfolio',
    '/order-service',
    '/playground',
    '/contact',
    '/courses/1',
    '/courses/2',
    '/courses/3',
  ]);
  expect(entries[1]?.changed).toEqual(new Date('2026-01-03T00:00:00Z'));
  const first = { page: 1, per_page: 200 };
  expect(makeCall).toHaveBeenCalledWith(getCourses, { query: first, signal, unchecked: true });
});

test('a list that fails fails the sitemap', async () => {
  makeCall.mockRejectedValue(new ApiError({ kind: 'network', message: '' }));
  await expect(sitemapEntries(signal)).rejects.toThrow(ApiError);
});
