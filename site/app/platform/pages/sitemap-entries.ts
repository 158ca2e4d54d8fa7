import type { Call } from '@nibras/contract/call.ts';
import { getArticle } from '@nibras/contract/content/articles/calls.ts';
import { getPages } from '@nibras/contract/content/pages/calls.ts';
import { getProject } from '@nibras/contract/content/portfolio/calls.ts';
import { getService } from '@nibras/contract/content/services/calls.ts';
import { getCourses } from '@nibras/contract/learning/courses/calls.ts';
import { sitemap as limits, lists } from '@nibras/contract/limits.ts';
import { getBundles } from '@nibras/contract/selling/bundles/calls.ts';
import { getSitemap, getSitemapByListByFile } from '@nibras/contract/site/sitemap/calls.ts';
import type { SitemapAnswer, SitemapList } from '@nibras/contract/site/sitemap/shapes.ts';
import { isMissing, isUnsupportedCall } from '#platform/api/api-error.ts';
import { makeCall } from '#platform/api/make-call.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * More pages than the list of any installation has: a server that never reports a last page must not be queried
 * forever.
 */
const maxPages = 250;

/** The lists of the specification, with the possible names of their items. */
const sources = {
  courses: { call: getCourses, page: '/courses', names: ['data', 'courses'] },
  articles: { call: getArticle, page: '/articles', names: ['articles', 'data'] },
  services: { call: getService, page: '/services', names: ['services', 'data'] },
  projects: { call: getProject, page: '/portfolio', names: ['projects', 'data'] },
} satisfies Record<SitemapList, { call: Call; page: string; names: string[] }>;

function changedAt(row: Row): Date | null {
  for (const value of [row.updated_at, row.created_at]) {
    if (typeof value !== 'string') continue;
    const date = new Date(value);
    if (!Number.isNaN(date.getTime())) return date;
  }
  return null;
}

/** The entries of a list's items; an item without an id has no page. */
export function itemEntries(answer: unknown, names: string[], page: string): SitemapEntry[] {
  const body = isRow(answer) ? answer : {};
  const items = names.map((name) => body[name]).find(Array.isArray) ?? [];
  return items.filter(isRow).flatMap((row) => {
    const id = String(row.id ?? '');
    return id === ''
      ? []
      : [{ path: `${page}/${encodeURIComponent(id)}`, changed: changedAt(row) }];
  });
}

function lastPage(answer: unknown): number {
  const meta = isRow(answer) && isRow(answer.meta) ? answer.meta : {};
  return Math.min(Number(meta.last_page) || 1, maxPages);
}

async function allItems({ call, page, names }: (typeof sources)[SitemapList], signal: AbortSignal) {
  const entries: SitemapEntry[] = [];
  for (let number = 1, last = 1; number <= last; number++) {
    const query = { page: number, per_page: lists.bulkPerPage };
    const answer = await makeCall(call, { query, signal, unchecked: true });
    entries.push(...itemEntries(answer, names, page));
    last = lastPage(answer);
  }
  return entries;
}

/** The provider's own pages; servers of other makers have none. */
async function providerPages(signal: AbortSignal): Promise<SitemapEntry[]> {
  try {
    const answer = await makeCall(getPages, { signal, unchecked: true });
    const pages = isRow(answer) && Array.isArray(answer.pages) ? answer.pages : [];
    return pages.filter(isRow).map((row) => ({
      path: `/pages/${encodeURIComponent(String(row.slug))}`,
      changed: changedAt(row),
    }));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** The bundles that are offered; servers of other makers have none. */
async function bundlePages(signal: AbortSignal): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  try {
    for (let number = 1, last = 1; number <= last; number++) {
      const answer = await makeCall(getBundles, {
        query: { page: number },
        signal,
        unchecked: true,
      });
      entries.push(...itemEntries(answer, ['bundles'], '/bundles'));
      last = lastPage({ meta: answer });
    }
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  return entries;
}

const newest = (entries: SitemapEntry[]) =>
  entries.reduce<Date | null>(
    (best, { changed }) => (changed && (!best || changed > best) ? changed : best),
    null,
  );

/** The pages that are no item of a list, and the bundles, which are few. */
async function otherPages(listPages: SitemapEntry[], signal: AbortSignal) {
  const [ownPages, bundles] = await Promise.all([providerPages(signal), bundlePages(signal)]);
  return [
    { path: '/', changed: newest(listPages) },
    ...listPages,
    { path: '/order-service', changed: null },
    { path: '/playground', changed: null },
    { path: '/contact', changed: null },
    ...ownPages,
    ...bundles,
  ];
}

/** Every page of a server of another maker, read list by list. A list's date is that of its newest item. */
async function listedEntries(signal: AbortSignal): Promise<SitemapEntry[]> {
  const all = Object.values(sources);
  const items = await Promise.all(all.map((source) => allItems(source, signal)));
  const listPages = all.map(({ page }, at) => ({ path: page, changed: newest(items[at] ?? []) }));
  return [...(await otherPages(listPages, signal)), ...items.flat()];
}

const listPagesOf = ({ lists }: SitemapAnswer): SitemapEntry[] =>
  lists.map(({ name, changed_at }) => ({
    path: sources[name].page,
    changed: changed_at === null ? null : new Date(changed_at),
  }));

async function fileEntries(list: SitemapList, file: number, signal: AbortSignal) {
  const params = { list, file };
  const answer = await makeCall(getSitemapByListByFile, { params, signal, unchecked: true });
  return itemEntries(answer, ['items'], sources[list].page);
}

/** How the server divides its pages into files; null for servers of other makers. */
async function readDivision(signal: AbortSignal): Promise<SitemapAnswer | null> {
  try {
    return await makeCall(getSitemap, { signal });
  } catch (error) {
    if (isUnsupportedCall(error)) return null;
    throw error;
  }
}

/** The name of the file with all pages that are no items of lists. */
const pagesFile = 'pages';

/**
 * `/sitemap.xml` is one sitemap while its pages have room in it, and an index of files from then on.
 * @throws ApiError: with half a sitemap search engines would conclude that the other half no longer exists
 */
export async function sitemapOrIndex(
  signal: AbortSignal,
): Promise<{ entries: SitemapEntry[] } | { files: string[] }> {
  const division = await readDivision(signal);
  if (!division) return { entries: await listedEntries(signal) };
  const files = division.lists.flatMap(({ name, files: numbers }) =>
    numbers.map((number) => ({ name, number })),
  );
  if (!division.whole) {
    return { files: [pagesFile, ...files.map(({ name, number }) => `${name}-${number}`)] };
  }
  const [others, ...items] = await Promise.all([
    otherPages(listPagesOf(division), signal),
    ...files.map(({ name, number }) => fileEntries(name, number, signal)),
  ]);
  return { entries: [...others, ...items.flat()] };
}

const isList = (name: string): name is SitemapList => Object.hasOwn(sources, name);

/**
 * The pages of one file of the index; null for a file that does not exist, or has no pages any more.
 * @throws ApiError like `sitemapOrIndex`
 */
export async function sitemapFile(
  name: string,
  signal: AbortSignal,
): Promise<SitemapEntry[] | null> {
  if (name === pagesFile) {
    const division = await readDivision(signal);
    return division && otherPages(listPagesOf(division), signal);
  }
  const [, list = '', number = ''] = /^([a-z]+)-([1-9]\d{0,5})$/.exec(name) ?? [];
  if (!isList(list) || Number(number) > limits.lastFile) return null;
  const entries = await fileEntries(list, Number(number), signal);
  return entries.length > 0 ? entries : null;
}
