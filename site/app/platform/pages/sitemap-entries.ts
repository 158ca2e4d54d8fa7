import { getArticle } from '@nibras/contract/content/articles/calls.ts';
import { getPages } from '@nibras/contract/content/pages/calls.ts';
import { getProject } from '@nibras/contract/content/portfolio/calls.ts';
import { getService } from '@nibras/contract/content/services/calls.ts';
import { getCourses } from '@nibras/contract/learning/courses/calls.ts';
import { lists } from '@nibras/contract/limits.ts';
import { getBundles } from '@nibras/contract/selling/bundles/calls.ts';
import { isMissing } from '#platform/api/api-error.ts';
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
const sources = [
  { call: getCourses, page: '/courses', names: ['data', 'courses'] },
  { call: getArticle, page: '/articles', names: ['articles', 'data'] },
  { call: getService, page: '/services', names: ['services', 'data'] },
  { call: getProject, page: '/portfolio', names: ['projects', 'data'] },
];

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

async function allItems({ call, page, names }: (typeof sources)[number], signal: AbortSignal) {
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

/**
 * Every public page, the lists before their items. A list's date is that of its newest item.
 * @throws ApiError: with half a sitemap search engines would conclude that the other half no longer exists
 */
export async function sitemapEntries(signal: AbortSignal): Promise<SitemapEntry[]> {
  const [ownPages, bundles, ...items] = await Promise.all([
    providerPages(signal),
    bundlePages(signal),
    ...sources.map((source) => allItems(source, signal)),
  ]);
  const listPages = sources.map(({ page }, index) => ({
    path: page,
    changed: newest(items[index] ?? []),
  }));
  return [
    { path: '/', changed: newest(listPages) },
    ...listPages,
    { path: '/order-service', changed: null },
    { path: '/playground', changed: null },
    { path: '/contact', changed: null },
    ...ownPages,
    ...items.flat(),
    ...bundles,
  ];
}
