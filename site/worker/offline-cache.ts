import { addressesOf, type OfflineArticle, picturesIn } from './offline-articles.ts';

const prefix = 'nibras-offline-';
const current = prefix + WORKER_VERSION;

/** Under this address the cache remembers what it was last told to keep. No page has it. */
const listAddress = '/service-worker.js?kept';

/** Slow lines have few lanes, and the site's other calls need them too. */
const atOnce = 3;

const older = async () =>
  (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== current);

/** Runs a job for each value, a few at a time; one that fails is tried again when the page next tells its list. */
async function each<T>(values: readonly T[], job: (value: T) => Promise<void>): Promise<void> {
  const rest = [...values];
  const lane = async () => {
    for (let next = rest.shift(); next !== undefined; next = rest.shift()) {
      await job(next).catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

/** Fetches an address and puts it away, with the pictures of its text where it is an article's page. */
async function fetchInto(cache: Cache, address: string): Promise<void> {
  // Past the browser's own cache, and without the session: what is kept is what everybody sees.
  const response = await fetch(address, { cache: 'no-cache', credentials: 'omit' });
  if (!response.ok || response.redirected) return;
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  const html = isPage ? await response.clone().text() : '';
  await cache.put(address, response);
  await each(picturesIn(html), async (picture) => {
    if (!(await cache.match(picture))) await cache.add(picture);
  });
}

async function cacheAll(cache: Cache, articles: readonly OfflineArticle[]): Promise<void> {
  // All or none: a page without its style or its scripts is worse than the one that says it is offline.
  await cache.addAll(await absentFrom(cache, [...OFFLINE_ASSETS]));
  await each(await absentFrom(cache, addressesOf(articles)), (address) =>
    fetchInto(cache, address),
  );
}

async function absentFrom(cache: Cache, addresses: string[]): Promise<string[]> {
  const found = await Promise.all(addresses.map((address) => cache.match(address)));
  return addresses.filter((_, index) => !found[index]);
}

async function listIn(cache: Cache): Promise<OfflineArticle[]> {
  return (await cache.match(listAddress))?.json() ?? [];
}

/** Makes the cache hold what is saved, and nothing of what no longer is. */
export async function keep(articles: OfflineArticle[]): Promise<void> {
  if (articles.length === 0) return void (await caches.delete(current));
  const cache = await caches.open(current);
  const still = new Set(addressesOf(articles));
  const gone = (await listIn(cache)).filter(({ page }) => !still.has(page));
  for (const { page } of gone) {
    const kept = await cache.match(page);
    const pictures = kept ? picturesIn(await kept.text()) : [];
    await Promise.all(pictures.map((picture) => cache.delete(picture)));
  }
  for (const address of addressesOf(gone)) if (!still.has(address)) await cache.delete(address);
  await cache.put(listAddress, Response.json(articles));
  await cacheAll(cache, articles);
}

/**
 * Fetches anew, for this version, what an older one keeps; a page that does not come now is taken as it was. Throws
 * where not even the built files come: then the older version stays, whole.
 */
export async function takeOver(): Promise<void> {
  for (const name of await older()) {
    const before = await caches.open(name);
    const articles = await listIn(before);
    if (articles.length === 0) continue;
    const cache = await caches.open(current);
    await cache.put(listAddress, Response.json(articles));
    await cacheAll(cache, articles);
    for (const address of await absentFrom(cache, addressesOf(articles))) {
      const known = await before.match(address);
      if (known) await cache.put(address, known);
    }
  }
}

export async function dropOlder(): Promise<void> {
  await Promise.all((await older()).map((name) => caches.delete(name)));
}

/**
 * What is kept for an address. A search or a picture's width is no other page and no other picture. A storage that
 * fails holds nothing: the network's answer must not suffer from it.
 */
export async function kept(request: Request | string): Promise<Response | undefined> {
  try {
    if (!(await caches.has(current))) return undefined;
    const cache = await caches.open(current);
    return await cache.match(request, { ignoreSearch: true, ignoreVary: true });
  } catch {
    return undefined;
  }
}

/** Puts a fresh answer in the place of the one that is kept. A failure is no fresh answer. */
export async function refresh(request: Request, response: Response): Promise<void> {
  if (!response.ok || response.redirected) return;
  const { origin, pathname } = new URL(request.url);
  await (await caches.open(current)).put(origin + pathname, response);
}
