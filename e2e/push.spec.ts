import type { CDPSession, Page } from '@playwright/test';
import { startPushService } from '../api/src/testing/push-endpoint.ts';
import { callAs, newMember } from './support/member.ts';
import { notice } from './support/notices.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const turnOn = 'تفعيل الإشعارات على هذا الجهاز';
const turnOff = 'إيقاف الإشعارات على هذا الجهاز';

/**
 * Chromium's own push service is out on the internet. In its place the page subscribes at one of ours, which speaks
 * the same protocol; what that has received and decrypted goes on to the service worker, as a browser does it.
 */
async function subscribeAt(page: Page, subscription: object) {
  await page.addInitScript((given) => {
    let current: object | null = null;
    const made = { ...given, options: { applicationServerKey: null }, toJSON: () => given };
    PushManager.prototype.getSubscription = async () => current as PushSubscription | null;
    PushManager.prototype.subscribe = async () => {
      current = Object.assign(made, {
        unsubscribe: async () => {
          current = null;
          return true;
        },
      });
      return current as PushSubscription;
    };
  }, subscription);
}

/** What the tests use of a service worker's world, which the browser's types do not know beside a page's. */
interface WorkerWorld {
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

test('a message reaches a browser by push: a notice while looking, a notification otherwise', async ({
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
  await expect(notice(page, 'تم تفعيل الإشعارات على هذا الجهاز')).toBeVisible();
  await expect(page.getByRole('button', { name: turnOff })).toBeVisible();

  // The teacher writes to the student; the message travels encrypted to the browser's push service.
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

  const pushed = await worker(page);
  await pushed.deliver(payload);
  await expect(notice(page, text)).toBeVisible();
  await page.getByRole('button', { name: 'عرض', exact: true }).click();
  await expect(page).toHaveURL(`/chat?c=${conversation.id}`);

  // With no page of the site open it is the system's notification, and a press leads to the conversation.
  const [serviceWorker] = context.serviceWorkers();
  const elsewhere = await worker(page);
  await page.goto('about:blank');
  await elsewhere.deliver({ ...payload, body: 'والآن؟' }).catch(() => undefined);
  await page.goto('/');
  // What hears the worker comes with the members' part of the header.
  await expect(page.getByRole('link', { name: /^المحادثات/ })).toBeVisible();
  const shown = () =>
    serviceWorker?.evaluate(async () => {
      const { registration } = self as unknown as WorkerWorld;
      return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
    });
  await expect.poll(shown).toEqual([{ title: teacher, body: 'والآن؟' }]);
  await serviceWorker?.evaluate(async () => {
    const scope = self as unknown as WorkerWorld;
    const [notification] = await scope.registration.getNotifications();
    if (!notification) throw new Error('no notification is shown');
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });
  await expect(page).toHaveURL(`/chat?c=${conversation.id}`);
  await service.stop();
});

test('nobody is asked for a permission by a visit; turning it off, and signing out, end push here', async ({
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

  const told = (method: string) =>
    page.waitForResponse(
      (response) =>
        response.request().method() === method && response.url().endsWith('/api/device-tokens'),
    );
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const subscribe = async () => {
    const registered = told('POST');
    await press(turnOn);
    expect((await registered).status()).toBe(200);
    await expect(page.getByRole('button', { name: turnOff })).toBeVisible();
  };
  await subscribe();
  const removed = told('DELETE');
  await press(turnOff);
  expect((await removed).status()).toBe(200);

  await subscribe();
  const left = told('DELETE');
  await page.locator('summary', { hasText: 'قائمة الحساب' }).click();
  await press('تسجيل الخروج');
  expect((await left).status()).toBe(200);
  await expect(page.getByRole('link', { name: 'تسجيل الدخول' }).first()).toBeVisible();
  await service.stop();
});
