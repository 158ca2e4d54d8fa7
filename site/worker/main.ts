import './offline.ts';
import './push.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * The site's service worker: registered once somebody keeps an article or wants push messages. Each part listens for
 * what is its own.
 */
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
