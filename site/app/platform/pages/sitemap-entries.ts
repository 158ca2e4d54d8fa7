import { lists } from '@nibras/contract/limits.ts';
import { apiGet, queryString } from '#platform/api/api-client.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** No installation has more pages of a list; a server that never says «last» must not be asked for ever. */
const mostPages = 250;

/** The lists of the specification, under the names that their items may stand under. */
const sources = [
  { call: '/api/courses', page: '/courses', names: ['data', 'courses'] },
  { call: '/api/article', page: '/articles', names: ['articles', 'data'] },
  { call: '/api/service', page: '/services', names: ['services', 'data'] },
  { call: '/api/project', page: '/portfolio', names: ['projects', 'data'] },
];

function changedAt(row: Row): Date | null {
  for (const given of [row.updated_at, row.created_at]) {
    if (typeof given !== 'string') continue;
    const date = new Date(given);
    if (!Number.isNaN(date.getTime())) return date;
  }
  return null;
}

/** The pages of a list's items; an item without an id has none. */
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
  return Math.min(Number(meta.last_page) || 1, mostPages);
}

async function allItems({ call, page, names }: (typeof sources)[number], signal: AbortSignal) {
  const entries: SitemapEntry[] = [];
  for (let at = 1, last = 1; at <= last; at++) {
    const query = queryString({ page: at, per_page: lists.bulkPerPage });
    const answer = await apiGet(call + query, { signal });
    entries.push(...itemEntries(answer, names, page));
    last = lastPage(answer);
  }
  return entries;
}

const newest = (entries: SitemapEntry[]) =>
  entries.reduce<Date | null>(
    (best, { changed }) => (changed && (!best || changed > best) ? changed : best),
    null,
  );

/**
 * Every public page, the lists before their items. A list has changed when its newest item has.
 * @throws ApiError: half a sitemap would tell search engines that the other half is gone
 */
export async function sitemapEntries(signal: AbortSignal): Promise<SitemapEntry[]> {
  const items = await Promise.all(sources.map((source) => allItems(source, signal)));
  const listPages = sources.map(({ page }, index) => ({
    path: page,
    changed: newest(items[index] ?? []),
  }));
  return [
    { path: '/', changed: newest(listPages) },
    ...listPages,
    { path: '/order-service', changed: null },
    { path: '/contact', changed: null },
    ...items.flat(),
  ];
}
