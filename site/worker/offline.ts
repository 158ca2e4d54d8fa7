import { parseSaveOfflineMessage, savedPage } from './offline-articles.ts';
import { dropOlder, keep, kept, refresh, takeOver } from './offline-cache.ts';
import { offlinePage } from './offline-page.ts';

declare const self: ServiceWorkerGlobalScope;

/** Changes come one after the other: two at once would each undo a part of the other's. */
let last: Promise<unknown> = Promise.resolve();
function inTurn(job: () => Promise<void>): Promise<unknown> {
  last = last.then(job).catch(() => undefined);
  return last;
}

self.addEventListener('install', (event) =>
  event.waitUntil(takeOver().then(() => self.skipWaiting())),
);

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOlder());
  // The page is asked for while the worker wakes up.
  event.waitUntil(self.registration.navigationPreload?.enable());
});

self.addEventListener('message', (event) => {
  const articles = parseSaveOfflineMessage(event.data);
  if (articles) event.waitUntil(inTurn(() => keep(articles)));
});

/** From the network; only without one what is kept, and where nothing is, a page that says so. */
async function page(event: FetchEvent): Promise<Response> {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    // Only what is kept is copied: the copy of a film that nobody reads would fill the memory.
    if (await kept(event.request)) event.waitUntil(refresh(event.request, response.clone()));
    return response;
  } catch {
    const hasSavedArticles = (await kept(savedPage)) !== undefined;
    return (await kept(event.request)) ?? offlinePage({ hasSavedArticles });
  }
}

/** The same for what a page asks for. An answer to a person, unlike one to everybody, is not put away. */
async function answer(event: FetchEvent): Promise<Response> {
  const { request } = event;
  try {
    const response = await fetch(request);
    const toEverybody = request.destination !== 'image' && !request.headers.has('Authorization');
    if (toEverybody && (await kept(request))) {
      event.waitUntil(refresh(request, response.clone()));
    }
    return response;
  } catch (error) {
    const found = await kept(request);
    if (found) return found;
    throw error;
  }
}

/** A built file's name changes with its content, so the kept one is the right one. */
const cacheFirst = async (request: Request) => (await kept(request)) ?? fetch(request);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const { origin, pathname } = new URL(request.url);
  const own = origin === self.location.origin;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (own && pathname.startsWith('/assets/')) event.respondWith(cacheFirst(request));
  else if (request.destination === 'image' || pathname.startsWith('/api/article/')) {
    event.respondWith(answer(event));
  }
});
