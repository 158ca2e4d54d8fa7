import type { PushPayload } from '@nibras/contract/conversation/push/shapes.ts';
import type { WorkerEvent } from './worker-events.ts';

declare const self: ServiceWorkerGlobalScope;

const fallbackTitle = 'إشعار جديد';

/**
 * Parses a push message, with fallbacks for anything invalid: browsers revoke the permission of a site whose push shows
 * nothing.
 */
function parsePayload(data: PushMessageData | null): PushPayload {
  let message: Partial<PushPayload> = {};
  try {
    message = (data?.json() as Partial<PushPayload>) ?? {};
  } catch {
    message = { body: data?.text() ?? '' };
  }
  const { title, body = '', link, tag = 'nibras', conversation_id } = message;
  return {
    title: title || fallbackTitle,
    body,
    // Only paths of this site: a push must not open another one.
    link: link?.startsWith('/') && !link.startsWith('//') ? link : '/chat',
    tag,
    ...(conversation_id !== undefined && { conversation_id }),
  };
}

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

async function receive(payload: PushPayload): Promise<void> {
  const visiblePages = (await pages()).filter(
    ({ visibilityState }) => visibilityState === 'visible',
  );
  if (visiblePages.length > 0) {
    for (const page of visiblePages)
      page.postMessage({ type: 'push', payload } satisfies WorkerEvent);
    return;
  }
  await self.registration.showNotification(payload.title, {
    body: payload.body,
    tag: payload.tag,
    data: { link: payload.link },
    icon: '/apple-touch-icon.png',
    dir: 'auto',
    lang: 'ar',
  });
}

async function open(link: string): Promise<void> {
  const [page] = await pages();
  if (!page) return void (await self.clients.openWindow(link));
  // Browsers reject focus() without a user gesture; the page still navigates.
  await page.focus().catch(() => undefined);
  page.postMessage({ type: 'open', link } satisfies WorkerEvent);
}

self.addEventListener('push', (event) => event.waitUntil(receive(parsePayload(event.data))));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open((event.notification.data as { link: string }).link));
});
