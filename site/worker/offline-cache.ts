import { addressesOf, type OfflineArticle, picturesIn } from './offline-articles.ts';

const prefix = 'nibras-offline-';
const current = prefix + WORKER_VERSION;

/** The cache key of the last received list of articles, in older versions' caches too. No page has this URL. */
const listKey = '/service-worker.js?kept';

/** Parallel downloads: slow connections allow few, and the site's other calls need some. */
const concurrency = 3;

const olderCaches = async () =>
  (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== current);

/** Runs a job for each value, three at a time. Ignores failures: the page sends its list again, which retries them. */
async function forEachConcurrently<T>(
  values: readonly T[],
  job: (value: T) => Promise<void>,
): Promise<void> {
  const queue = [...values];
  const worker = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      await job(next).catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}

/** Fetches a URL into the cache, with the pictures of its text if it is an article's page. */
async function fetchInto(cache: Cache, address: string): Promise<void> {
  // Bypasses the HTTP cache and sends no credentials: only the public response is cached.
  const response = await fetch(address, { cache: 'no-cache', credentials: 'omit' });
  if (!response.ok || response.redirected) return;
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  const html = isPage ? await response.clone().text() : '';
  await cache.put(address, response);
  await forEachConcurrently(picturesIn(html), async (picture) => {
    if (!(await cache.match(picture))) await cache.add(picture);
  });
}

async function cacheAll(cache: Cache, articles: readonly OfflineArticle[]): Promise<void> {
  // All or none: a page without its styles or scripts is worse than the offline page.
  await cache.addAll(await missingIn(cache, [...OFFLINE_ASSETS]));
  await forEachConcurrently(await missingIn(cache, addressesOf(articles)), (address) =>
    fetchInto(cache, address),
  );
}

/** The addresses that a cache does not have. */
export async function missingIn(cache: Cache, addresses: string[]): Promise<string[]> {
  const responses = await Promise.all(addresses.map((address) => cache.match(address)));
  return addresses.filter((_, index) => !responses[index]);
}

async function listIn(cache: Cache): Promise<OfflineArticle[]> {
  return (await cache.match(listKey))?.json() ?? [];
}

/** Updates the cache to the saved articles, and removes everything else. */
export async function syncSavedArticles(articles: OfflineArticle[]): Promise<void> {
  if (articles.length === 0) return void (await caches.delete(current));
  const cache = await caches.open(current);
  const savedAddresses = new Set(addressesOf(articles));
  const removed = (await listIn(cache)).filter(({ page }) => !savedAddresses.has(page));
  for (const { page } of removed) {
    const cached = await cache.match(page);
    const pictures = cached ? picturesIn(await cached.text()) : [];
    await Promise.all(pictures.map((picture) => cache.delete(picture)));
  }
  for (const address of addressesOf(removed))
    if (!savedAddresses.has(address)) await cache.delete(address);
  await cache.put(listKey, Response.json(articles));
  await cacheAll(cache, articles);
}

/**
 * Downloads the content of an older version's cache again for this version; a page that fails to download is copied.
 * Throws if the built files fail to download: then the older version stays active.
 */
export async function migrateOlderCaches(): Promise<void> {
  for (const name of await olderCaches()) {
    const olderCache = await caches.open(name);
    const articles = await listIn(olderCache);
    if (articles.length === 0) continue;
    const cache = await caches.open(current);
    await cache.put(listKey, Response.json(articles));
    await cacheAll(cache, articles);
    for (const address of await missingIn(cache, addressesOf(articles))) {
      const copy = await olderCache.match(address);
      if (copy) await cache.put(address, copy);
    }
  }
}

/** Whether anything is cached for offline reading. */
export const hasCache = (): Promise<boolean> => caches.has(current).catch(() => false);

/** Deletes the caches of older versions. */
export async function deleteOlderCaches(): Promise<void> {
  await Promise.all((await olderCaches()).map((name) => caches.delete(name)));
}

/**
 * The cached response for a URL, ignoring its query: a search or a picture's width does not change the page or picture.
 * Undefined if the storage fails, which must not break the response of the network.
 */
export async function cachedResponse(request: Request | string): Promise<Response | undefined> {
  try {
    if (!(await caches.has(current))) return undefined;
    const cache = await caches.open(current);
    return await cache.match(request, { ignoreSearch: true, ignoreVary: true });
  } catch {
    return undefined;
  }
}

/** Replaces a cached response by a fresh one, unless that is a failure or redirect. */
export async function refresh(request: Request, response: Response): Promise<void> {
  if (!response.ok || response.redirected) return;
  const { origin, pathname } = new URL(request.url);
  await (await caches.open(current)).put(origin + pathname, response);
}
