import './offline.ts';
import './push.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * The site's service worker, registered at the first visit. Each module adds its own listeners.
 */
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
