const script = '/service-worker.js';

/** Whether service workers are available: not in some private windows, and not without HTTPS. */
const hasWorkers = () => typeof navigator !== 'undefined' && 'serviceWorker' in navigator;

async function afterLoad(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}

/**
 * The registration of the site's service worker, ready to receive messages. Registers it at the first call, after the
 * page has loaded; null where the browser has none or refuses.
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

/** The existing registration of the service worker; never registers one. */
export async function registeredWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!hasWorkers()) return null;
  return (await navigator.serviceWorker.getRegistration().catch(() => undefined)) ?? null;
}
