/**
 * Lectures with work to do that were opened in this browser, each with the built files that its page has loaded. They
 * belong together, whatever version of the site is current: a kept page of an older version runs with its own files.
 */
const cacheName = 'nibras-lectures';

/** The cache key of the list. No page has this URL. */
const listKey = '/service-worker.js?lectures';

/** The newest are kept. */
const kept = 20;

export interface OfflineLecture {
  /** The path of the page, whose HTML is the same for everybody. */
  page: string;
  /** The paths of the built files. */
  assets: string[];
}
export type KeepLectureMessage = { type: 'keep-lecture' } & OfflineLecture;

const isPath = (value: unknown): value is string =>
  typeof value === 'string' && /^\/[^/]/.test(value);

/** Parses a message; null for any other message. */
export function parseKeepLecture(data: unknown): OfflineLecture | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, page, assets } = data as Partial<KeepLectureMessage>;
  if (type !== 'keep-lecture' || !isPath(page) || !Array.isArray(assets)) return null;
  return { page, assets: assets.filter(isPath).filter((path) => path.startsWith('/assets/')) };
}

/** The list with one more lecture in front, and what no lecture of it needs any more. */
export function withLecture(
  list: readonly OfflineLecture[],
  added: OfflineLecture,
): { list: OfflineLecture[]; unused: string[] } {
  const others = list.filter(({ page }) => page !== added.page);
  const next = [added, ...others].slice(0, kept);
  const needed = new Set(next.flatMap(({ page, assets }) => [page, ...assets]));
  const before = list.flatMap(({ page, assets }) => [page, ...assets]);
  return { list: next, unused: [...new Set(before)].filter((path) => !needed.has(path)) };
}

async function fetchInto(cache: Cache, path: string): Promise<void> {
  // No credentials: only the public response is cached.
  const response = await fetch(path, { cache: 'no-cache', credentials: 'omit' });
  if (!response.ok || response.redirected) throw new Error(path);
  await cache.put(path, response);
}

/** Keeps a lecture's page with its files: all of them or, where one does not come, what was there before. */
export async function keepLecture(lecture: OfflineLecture): Promise<void> {
  const cache = await caches.open(cacheName);
  const missing: string[] = [];
  for (const path of lecture.assets) if (!(await cache.match(path))) missing.push(path);
  await cache.addAll(missing);
  await fetchInto(cache, lecture.page);
  const before: OfflineLecture[] = (await (await cache.match(listKey))?.json()) ?? [];
  const { list, unused } = withLecture(before, lecture);
  await cache.put(listKey, Response.json(list));
  for (const path of unused) await cache.delete(path);
}

/** Whether a lecture is kept in this browser. */
export const hasLectures = (): Promise<boolean> => caches.has(cacheName).catch(() => false);

/** What is kept for a request; undefined also where the storage fails, which must not break the network's response. */
export async function lectureResponse(request: Request): Promise<Response | undefined> {
  try {
    if (!(await caches.has(cacheName))) return undefined;
    const cache = await caches.open(cacheName);
    return await cache.match(request, { ignoreSearch: true, ignoreVary: true });
  } catch {
    return undefined;
  }
}
