import type { PushPayload } from '@nibras/contract/push.ts';
import type { WorkerEvent } from './worker-events.ts';

declare const self: ServiceWorkerGlobalScope;

const fallbackTitle = 'إشعار جديد';

/** The message, whatever was sent: a push that shows nothing would cost the site its permission. */
function read(data: PushMessageData | null): PushPayload {
  let sent: Partial<PushPayload> = {};
  try {
    sent = (data?.json() as Partial<PushPayload>) ?? {};
  } catch {
    sent = { body: data?.text() ?? '' };
  }
  const { title, body = '', link, tag = 'nibras', conversation_id } = sent;
  return {
    title: title || fallbackTitle,
    body,
    // Only pages of this site: what comes is no reason to send anybody elsewhere.
    link: link?.startsWith('/') && !link.startsWith('//') ? link : '/chat',
    tag,
    ...(conversation_id !== undefined && { conversation_id }),
  };
}

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

async function receive(payload: PushPayload): Promise<void> {
  const seen = (await pages()).filter(({ visibilityState }) => visibilityState === 'visible');
  if (seen.length > 0) {
    for (const page of seen) page.postMessage({ type: 'push', payload } satisfies WorkerEvent);
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
  // Refused where the browser sees no press behind it: the page goes there all the same.
  await page.focus().catch(() => undefined);
  page.postMessage({ type: 'open', link } satisfies WorkerEvent);
}

self.addEventListener('push', (event) => event.waitUntil(receive(read(event.data))));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open((event.notification.data as { link: string }).link));
});
