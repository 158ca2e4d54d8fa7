import { parseSaveOfflineMessage, savedPage } from './offline-articles.ts';
import {
  cachedResponse,
  deleteOlderCaches,
  hasCache,
  migrateOlderCaches,
  refresh,
  syncSavedArticles,
} from './offline-cache.ts';
import { hasLectures, keepLecture, lectureResponse, parseKeepLecture } from './offline-lectures.ts';
import { offlinePage } from './offline-page.ts';
import {
  deleteOlderPlaygrounds,
  hasPlayground,
  keepPlayground,
  keepPlaygroundAgain,
  playgroundPage,
  playgroundResponse,
  refreshPlayground,
} from './offline-playground.ts';
import { isKeepMessage } from './playground-message.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Whether something is cached. Without it only page loads are answered here, so that a visitor who saved nothing waits
 * for the worker with no script and no picture. True until it is known.
 */
let mayHaveCache = true;
async function checkCache(): Promise<void> {
  mayHaveCache = (await hasCache()) || (await hasPlayground()) || (await hasLectures());
}
void checkCache();

/** Cache updates run one after the other: two at once would overwrite each other's changes. */
let queue: Promise<unknown> = Promise.resolve();
function enqueue(job: () => Promise<void>): Promise<unknown> {
  queue = queue
    .then(job)
    .catch(() => undefined)
    .then(checkCache);
  return queue;
}

self.addEventListener('install', (event) =>
  event.waitUntil(
    migrateOlderCaches()
      .then(keepPlaygroundAgain)
      .then(checkCache)
      .then(() => self.skipWaiting()),
  ),
);

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOlderCaches());
  event.waitUntil(deleteOlderPlaygrounds());
  // Navigation preload: the browser requests the page while the worker starts.
  event.waitUntil(self.registration.navigationPreload?.enable());
});

self.addEventListener('message', (event) => {
  if (isKeepMessage(event.data)) {
    event.waitUntil(enqueue(keepPlayground));
    return;
  }
  const lecture = parseKeepLecture(event.data);
  if (lecture) {
    event.waitUntil(enqueue(() => keepLecture(lecture)));
    return;
  }
  const articles = parseSaveOfflineMessage(event.data);
  if (!articles) return;
  mayHaveCache ||= articles.length > 0;
  event.waitUntil(enqueue(() => syncSavedArticles(articles)));
});

/** Network first, then the cache, then the offline page. */
async function page(event: FetchEvent): Promise<Response> {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    // Only cached pages are cloned: the unread clone of a video would fill the memory.
    if (await cachedResponse(event.request))
      event.waitUntil(refresh(event.request, response.clone()));
    else if (new URL(event.request.url).pathname === playgroundPage)
      event.waitUntil(refreshPlayground(event.request, response.clone()));
    return response;
  } catch {
    const hasSavedArticles = (await cachedResponse(savedPage)) !== undefined;
    const cached =
      (await cachedResponse(event.request)) ??
      (await playgroundResponse(event.request)) ??
      (await lectureResponse(event.request));
    return cached ?? offlinePage({ hasSavedArticles });
  }
}

/** Network first, then the cache, for images and API calls. A response to a signed-in user is not cached. */
async function resource(event: FetchEvent): Promise<Response> {
  const { request } = event;
  try {
    const response = await fetch(request);
    const isPublic = request.destination !== 'image' && !request.headers.has('Authorization');
    if (isPublic && (await cachedResponse(request))) {
      event.waitUntil(refresh(request, response.clone()));
    }
    return response;
  } catch (error) {
    const found = await cachedResponse(request);
    if (found) return found;
    throw error;
  }
}

/** Cache first: a built file's name contains a hash of its content. */
const cacheFirst = async (request: Request) =>
  (await cachedResponse(request)) ??
  (await playgroundResponse(request)) ??
  (await lectureResponse(request)) ??
  fetch(request);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const { origin, pathname } = new URL(request.url);
  const sameOrigin = origin === self.location.origin;
  if (request.mode === 'navigate') return event.respondWith(page(event));
  if (!mayHaveCache) return;
  if (sameOrigin && pathname.startsWith('/assets/')) event.respondWith(cacheFirst(request));
  else if (request.destination === 'image' || pathname.startsWith('/api/article/')) {
    event.respondWith(resource(event));
  }
});
