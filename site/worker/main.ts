import './offline.ts';
import './push.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * The site's service worker, registered once a user saves an article or enables push messages. Each module adds its own
 * listeners.
 */
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
