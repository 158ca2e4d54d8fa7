import { missingIn } from './offline-cache.ts';

const prefix = 'nibras-playground-';
const current = prefix + WORKER_VERSION;

/** The page that is kept. */
export const playgroundPage = '/playground';

const olderCaches = async () =>
  (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== current);

/** Caches the playground's page and all its scripts, languages included. */
export async function keepPlayground(): Promise<void> {
  const cache = await caches.open(current);
  await cache.addAll(await missingIn(cache, [...PLAYGROUND_ASSETS]));
  if (await cache.match(playgroundPage)) return;
  // No credentials: only the public response is cached.
  const response = await fetch(playgroundPage, { cache: 'no-cache', credentials: 'omit' });
  if (response.ok && !response.redirected) await cache.put(playgroundPage, response);
}

/** For a new version: the playground of an older one is fetched anew, before that is removed. */
export async function keepPlaygroundAgain(): Promise<void> {
  if ((await olderCaches()).length > 0) await keepPlayground();
}

/** Deletes what older versions have kept. */
export async function deleteOlderPlaygrounds(): Promise<void> {
  await Promise.all((await olderCaches()).map((name) => caches.delete(name)));
}

/** Whether the playground is kept in this browser. */
export const hasPlayground = (): Promise<boolean> => caches.has(current).catch(() => false);

/** What is kept for a request; undefined also where the storage fails, which must not break the network's response. */
export async function playgroundResponse(request: Request): Promise<Response | undefined> {
  try {
    if (!(await caches.has(current))) return undefined;
    const cache = await caches.open(current);
    return await cache.match(request, { ignoreSearch: true, ignoreVary: true });
  } catch {
    return undefined;
  }
}

/** Keeps the page as it came from the network just now, if it is kept at all. */
export async function refreshPlayground(request: Request, response: Response): Promise<void> {
  if (new URL(request.url).pathname !== playgroundPage || !response.ok || response.redirected) {
    return;
  }
  if (await hasPlayground()) await (await caches.open(current)).put(playgroundPage, response);
}
