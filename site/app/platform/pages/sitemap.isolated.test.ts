import type { Call } from '@nibras/contract/call.ts';
import { getCourses } from '@nibras/contract/learning/courses/calls.ts';
import { getSitemap, getSitemapByListByFile } from '@nibras/contract/site/sitemap/calls.ts';
import { expect, test, vi } from 'vitest';
import { ApiError } from '#platform/api/api-error.ts';
import { itemEntries, sitemapFile, sitemapOrIndex } from './sitemap-entries.ts';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

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

const missing = new ApiError({ kind: 'http', status: 404, message: '' });
const isMadeTo = (call: Call, ...calls: Call[]) => calls.some(({ path }) => path === call.path);

/** Our server's calls, with lists of these files. */
function answerFiles(whole: boolean) {
  makeCall.mockImplementation(async (call: Call, { params }: { params?: SitemapFile }) => {
    if (isMadeTo(call, getSitemap)) {
      const empty = { changed_at: null, files: [] };
      return {
        whole,
        lists: [
          { name: 'courses', changed_at: '2026-01-05T00:00:00Z', files: [1, 3] },
          ...['articles', 'services', 'projects'].map((name) => ({ name, ...empty })),
        ],
      };
    }
    if (!isMadeTo(call, getSitemapByListByFile)) return { data: [] };
    const { list, file = 0 } = params ?? {};
    if (list !== 'courses' || file === 2) return { items: [] };
    return { items: [{ id: file * 10_000, updated_at: '2026-01-05T00:00:00Z' }] };
  });
}
type SitemapFile = { list: string; file: number };

const otherPaths = [
  '/',
  '/courses',
  '/articles',
  '/services',
  '/portfolio',
  '/order-service',
  '/playground',
  '/contact',
];
const pathsOf = (entries: { path: string }[] | null) => entries?.map(({ path }) => path);

test('a server of another maker is read list by list, and a list has the date of its newest item', async () => {
  makeCall.mockImplementation(async (call: Call, { query }: { query?: { page: number } }) => {
    if (isMadeTo(call, getSitemap)) throw missing;
    if (!isMadeTo(call, getCourses)) return { data: [] };
    const page = query?.page ?? 0;
    return {
      data: [{ id: page, created_at: `2026-01-0${page}T00:00:00Z` }],
      meta: { current_page: page, last_page: 3 },
    };
  });
  const sitemap = await sitemapOrIndex(signal);
  const entries = 'entries' in sitemap ? sitemap.entries : [];
  expect(pathsOf(entries)).toEqual([...otherPaths, '/courses/1', '/courses/2', '/courses/3']);
  expect(entries[1]?.changed).toEqual(new Date('2026-01-03T00:00:00Z'));
  const first = { page: 1, per_page: 200 };
  expect(makeCall).toHaveBeenCalledWith(getCourses, { query: first, signal, unchecked: true });
  expect(await sitemapFile('pages', signal)).toBeNull();
});

test('pages that have room in one file are in it', async () => {
  answerFiles(true);
  const sitemap = await sitemapOrIndex(signal);
  const entries = 'entries' in sitemap ? sitemap.entries : [];
  expect(pathsOf(entries)).toEqual([...otherPaths, '/courses/10000', '/courses/30000']);
  expect(entries[1]?.changed).toEqual(new Date('2026-01-05T00:00:00Z'));
});

test('more pages are in files of an index', async () => {
  answerFiles(false);
  expect(await sitemapOrIndex(signal)).toEqual({ files: ['pages', 'courses-1', 'courses-3'] });
  expect(pathsOf(await sitemapFile('pages', signal))).toEqual(otherPaths);
  expect(pathsOf(await sitemapFile('courses-3', signal))).toEqual(['/courses/30000']);
});

test.each(['courses-2', 'courses-0', 'courses-03', 'courses-999999', 'people-1', 'toString-1', ''])(
  'there is no file «%s»',
  async (name) => {
    answerFiles(false);
    expect(await sitemapFile(name, signal)).toBeNull();
  },
);

test('an index names its files by absolute addresses', () => {
  const xml = sitemapIndexXml(['/sitemap.xml?file=courses-1'], 'https://nibras.example');
  expect(xml).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  expect(xml).toContain(
    '<sitemap><loc>https://nibras.example/sitemap.xml?file=courses-1</loc></sitemap>',
  );
});

test('a list that fails fails the sitemap', async () => {
  makeCall.mockRejectedValue(new ApiError({ kind: 'network', message: '' }));
  await expect(sitemapOrIndex(signal)).rejects.toThrow(ApiError);
  await expect(sitemapFile('courses-1', signal)).rejects.toThrow(ApiError);
});
