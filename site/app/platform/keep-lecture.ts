import type { KeepLectureMessage } from '../../worker/offline-lectures.ts';
import { registerWorker } from './worker.ts';

/** The built files that this page has loaded; those of the sandbox keep themselves. */
function loadedAssets(): string[] {
  const addresses = [
    ...performance.getEntriesByType('resource').map(({ name }) => name),
    ...[...document.querySelectorAll('link[href],script[src]')].map(
      (element) => (element as HTMLLinkElement).href || (element as HTMLScriptElement).src,
    ),
  ];
  const paths = addresses
    .map((address) => new URL(address, location.href))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);
  return [...new Set(paths)].filter(
    (path) => path.startsWith('/assets/') && !path.startsWith('/assets/sandbox/'),
  );
}

/** Asks the service worker to keep the open lecture's page for a time without a line. */
export async function keepLecturePage(): Promise<void> {
  const page = location.pathname;
  const registration = await registerWorker();
  if (location.pathname !== page) return;
  const message: KeepLectureMessage = { type: 'keep-lecture', page, assets: loadedAssets() };
  registration?.active?.postMessage(message);
}
