import type { CDPSession, Page, Response } from '@playwright/test';
import { startPushService } from '../api/src/testing/push-endpoint.ts';
import { callAs, newMember } from './support/member.ts';
import { notice } from './support/notices.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const turnOn = 'تفعيل الإشعارات على هذا الجهاز';
const turnOff = 'إيقاف الإشعارات على هذا الجهاز';

/**
 * Chromium's own push service is on the internet. The page subscribes to a push service of the test instead, which
 * speaks the same protocol; the test passes on what it received and decrypted to the service worker, as a browser does.
 */
async function subscribeAt(page: Page, subscription: object) {
  await page.addInitScript((keys) => {
    let current: object | null = null;
    const created = { ...keys, options: { applicationServerKey: null }, toJSON: () => keys };
    PushManager.prototype.getSubscription = async () => current as PushSubscription | null;
    PushManager.prototype.subscribe = async () => {
      current = Object.assign(created, {
        unsubscribe: async () => {
          current = null;
          return true;
        },
      });
      return current as PushSubscription;
    };
  }, subscription);
}

/** The part of a service worker's global scope that the tests use; the DOM types do not include it. */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  dispatchEvent(event: Event): boolean;
  NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
}

async function worker(page: Page): Promise<{ deliver(payload: unknown): Promise<void> }> {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const id = registrations.find(({ isDeleted }) => !isDeleted)?.registrationId;
      if (id) found(id);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registered;
  return {
    deliver: async (payload) => {
      await cdp.send('ServiceWorker.deliverPushMessage', {
        origin: new URL(page.url()).origin,
        registrationId,
        data: JSON.stringify(payload),
      });
    },
  };
}

test('a push message shows a toast on a visible page, a notification otherwise', async ({
  page,
  nibras,
  context,
}) => {
  test.slow();
  const service = await startPushService();
  const browser = service.newBrowser();
  await context.grantPermissions(['notifications']);
  await subscribeAt(page, browser.subscription);

  await signIn(page, nibras, 'student@example.com');
  await page.goto('/notifications');
  await page.getByRole('button', { name: 'فعّل الإشعارات' }).click();
  await expect(notice(page, 'فُعّلت الإشعارات على هذا الجهاز')).toBeVisible();
  await expect(page.getByRole('button', { name: turnOff })).toBeVisible();

  // The teacher writes to the student; the message is sent encrypted to the browser's push service.
  const student = Number(await page.evaluate(() => localStorage.getItem('user_id')));
  const { token, name: teacher } = await newMember(nibras, 'teacher2@example.com');
  const { data } = await callAs<{ data: { id: number; participants: { id: number }[] }[] }>(
    nibras,
    'GET /api/conversations',
    { token },
  );
  const conversation = data.find(({ participants }) =>
    participants.some(({ id }) => id === student),
  );
  if (!conversation) throw new Error('the demo’s student and teacher have no conversation');
  const text = `متى نبدأ؟ ${Date.now()}`;
  await callAs(nibras, 'POST /api/messages', {
    token,
    body: { conversation_id: conversation.id, body: text, type: 'text' },
  });
  const received = await browser.received(1);
  const payload = received.at(-1)?.payload;
  expect(payload).toMatchObject({ title: teacher, body: text });

  const visibleWorker = await worker(page);
  await visibleWorker.deliver(payload);
  await expect(notice(page, text)).toBeVisible();
  await page.getByRole('button', { name: 'عرض', exact: true }).click();
  await expect(page).toHaveURL(`/chat?c=${conversation.id}`);

  // Without an open page the system shows a notification, and a click on it opens the conversation.
  const [serviceWorker] = context.serviceWorkers();
  const hiddenWorker = await worker(page);
  await page.goto('about:blank');
  await hiddenWorker.deliver({ ...payload, body: 'والآن؟' }).catch(() => undefined);
  await page.goto('/');
  // The listener for worker messages is part of the members' header.
  await expect(page.getByRole('link', { name: /^المحادثات/ })).toBeVisible();
  const shown = () =>
    serviceWorker?.evaluate(async () => {
      const { registration } = self as unknown as WorkerScope;
      return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
    });
  await expect.poll(shown).toEqual([{ title: teacher, body: 'والآن؟' }]);
  await serviceWorker?.evaluate(async () => {
    const scope = self as unknown as WorkerScope;
    const [notification] = await scope.registration.getNotifications();
    if (!notification) throw new Error('no notification is shown');
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });
  await expect(page).toHaveURL(`/chat?c=${conversation.id}`);
  await service.stop();
});

test('a visit asks for no permission, and turning push off or signing out unregisters the device', async ({
  page,
  nibras,
  context,
}) => {
  const service = await startPushService();
  const browser = service.newBrowser();
  await context.grantPermissions(['notifications']);
  await subscribeAt(page, browser.subscription);
  await page.addInitScript(() => {
    const ask = Notification.requestPermission;
    Notification.requestPermission = () => {
      document.documentElement.dataset.asked = '';
      return ask.call(Notification);
    };
  });
  await signIn(page, nibras, 'student2@example.com');
  await page.goto('/notifications');
  await expect(page.getByRole('button', { name: turnOn })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-asked');

  const tokenCall = (method: string) =>
    page.waitForResponse(
      (response) =>
        response.request().method() === method && response.url().endsWith('/api/device-tokens'),
    );
  /** Where the user has decided; kept as a consent. */
  const chosenAt = (response: Response) => response.request().postDataJSON().chosen_at;
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const subscribe = async () => {
    const registered = tokenCall('POST');
    await press(turnOn);
    expect((await registered).status()).toBe(200);
    expect(chosenAt(await registered)).toBe('switch');
    await expect(page.getByRole('button', { name: turnOff })).toBeVisible();
  };
  await subscribe();
  const removed = tokenCall('DELETE');
  await press(turnOff);
  expect((await removed).status()).toBe(200);
  expect(chosenAt(await removed)).toBe('switch');

  await subscribe();
  const unregistered = tokenCall('DELETE');
  await page.locator('summary', { hasText: 'قائمة الحساب' }).click();
  await press('تسجيل الخروج');
  expect((await unregistered).status()).toBe(200);
  expect(chosenAt(await unregistered)).toBeUndefined();
  await expect(page.getByRole('link', { name: 'تسجيل الدخول' }).first()).toBeVisible();
  await service.stop();
});
