const script = '/service-worker.js';

/** Whether this browser has service workers here: not in some private windows, and not without HTTPS. */
const hasWorkers = () => typeof navigator !== 'undefined' && 'serviceWorker' in navigator;

async function afterLoad(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}

/**
 * The site's service worker, ready to be spoken to. Registers it, after the page has loaded, at the first call; null
 * where the browser has none or refuses. Whoever needs it loads this module lazily: most visitors never do.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!hasWorkers()) return null;
  try {
    await afterLoad();
    await navigator.serviceWorker.register(script);
    return await navigator.serviceWorker.ready;
  } catch {
    return null;
  }
}

/** The same, but never registers one. */
export async function registeredWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!hasWorkers()) return null;
  return (await navigator.serviceWorker.getRegistration().catch(() => undefined)) ?? null;
}
