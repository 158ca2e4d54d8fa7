import type { Browser } from '@playwright/test';
import { startPushService } from '../api/src/testing/push-endpoint.ts';
import { countPresses } from './support/clicks.ts';
import { callAs, demoAdmin, enterAs, newMember } from './support/member.ts';
import type { Nibras } from './support/nibras-server.ts';
import { newAddress, typeCode } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

interface Course {
  id: number;
  name: string;
  salary: string | null;
}

/** The key that approves a receipt in the studio's queue. */
const approveKey = 'KeyR';

/** A payment method, where the installation has none yet. */
async function offerTransfers(nibras: Nibras, token: string) {
  const { channels } = await callAs<{ channels: unknown[] }>(nibras, 'GET /api/ways-to-pay');
  if (channels.length > 0) return;
  const body = { kind: 'vodafone-cash', name: 'فودافون كاش', number: '01001234567' };
  await callAs(nibras, 'POST /api/studio/selling/channels', { token, body });
}

async function pricedCourses(nibras: Nibras): Promise<Course[]> {
  const { data } = await callAs<{ data: Course[] }>(nibras, 'GET /api/courses?per_page=100');
  return data.filter(({ salary }) => salary !== null);
}

/** The provider's desk, at a computer whatever the buyer has. */
const openDesk = (browser: Browser, baseURL: string | undefined) =>
  browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 1280, height: 860 },
    isMobile: false,
    hasTouch: false,
    locale: 'ar-EG',
    timezoneId: 'Africa/Cairo',
    reducedMotion: 'reduce',
  });

test('a visitor buys a course by a transfer, which one key in the studio approves', async ({
  page,
  nibras,
  browser,
  baseURL,
}) => {
  test.slow();
  const admin = await demoAdmin(nibras);
  await offerTransfers(nibras, admin.token);
  const [course] = await pricedCourses(nibras);
  if (!course) throw new Error('the demo has no priced course');

  // From the course's page: one press, the sign-in, and the purchase is there.
  const email = newAddress();
  const presses = await countPresses(page);
  await page.goto(`/courses/${course.id}`);
  await waitForHydration(page);
  const before = presses();
  await page
    .getByRole('button', { name: /^اشترك الآن بسعر/ })
    .first()
    .click();
  expect(presses() - before).toBeLessThanOrEqual(2);
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('البريد الإلكتروني').fill(email);
  await page.getByRole('button', { name: 'أرسل كود التحقق' }).click();
  const verified = page.waitForResponse('**/api/login/verify');
  await typeCode(page, await nibras.mail.codeTo(email));
  const { token } = (await (await verified).json()) as { token: string };
  await page.getByRole('button', { name: 'لاحقًا' }).click();
  await expect(page).toHaveURL(/\/checkout\/\d+$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'بقيت خطوة الدفع' })).toBeVisible();
  await expect(main.getByText(course.name)).toBeVisible();

  // The person's browser is to get a push message.
  const service = await startPushService();
  const device = service.newBrowser();
  const subscription = JSON.stringify(device.subscription);
  await callAs(nibras, 'POST /api/device-tokens', { token, body: { token: subscription } });

  // Sent without a picture, the form moves to what is missing.
  await main.getByRole('button', { name: 'أرسل الإيصال' }).click();
  const missing = main.getByText('أرفق صورة الإيصال أو لقطة الشاشة بعد التحويل.');
  await expect(missing).toBeFocused();
  await expect(missing).toBeInViewport();

  // The picture of a receipt; any picture is one.
  const picture = await page.screenshot();
  await main
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: picture });
  await main.getByRole('button', { name: 'أرسل الإيصال' }).click();
  await expect(main.getByRole('heading', { name: 'استلمنا الإيصال' })).toBeVisible();
  await expect(main.getByText(/^(نرد عادةً خلال|سنرد عليك في أقرب وقت)/)).toBeVisible();
  await expect(main.getByRole('img', { name: /^صورة الإيصال/ })).toBeVisible();

  // The provider sees it in the queue, and presses one key.
  const desk = await openDesk(browser, baseURL);
  await enterAs(desk, admin);
  const studio = await desk.newPage();
  await studio.goto('/studio/transfers');
  // The demo's own receipt is shown first; the key is for the one that was chosen.
  const buyer = email.split('@')[0] ?? '';
  await studio
    .getByRole('navigation', { name: 'الإيصالات التي تنتظر' })
    .getByRole('button', { name: buyer })
    .click();
  const receipt = studio.getByRole('region', { name: `إيصال ${buyer}` });
  await expect(receipt).toHaveAttribute('aria-busy', 'false');
  await studio.keyboard.press(approveKey);

  // Without a press of the buyer the page says so, and the course is open.
  await expect(main.getByRole('heading', { name: 'اكتمل الدفع' })).toBeVisible();
  const pushes = await device.received(1);
  expect(JSON.stringify(pushes[0]?.payload)).toContain(course.name);
  await desk.close();
  await service.stop();
  await main.getByRole('link', { name: 'ابدأ التعلّم' }).click();
  await expect(page.getByText('أنت مشترك في هذا الكورس')).toBeVisible();

  // The receipt is among the purchases, as PDF.
  await page.goto('/purchases');
  await waitForHydration(page);
  await main.getByRole('link', { name: course.name }).click();
  await expect(page).toHaveURL(/\/purchases\/\d+$/);
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: /PDF/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^\d{6}\.pdf$/);
});

test('what the provider asks and refuses is said at once, and a cancelled purchase begins again', {
  tag: '@once',
}, async ({ page, context, nibras }) => {
  const admin = await demoAdmin(nibras);
  await offerTransfers(nibras, admin.token);
  const course = (await pricedCourses(nibras)).at(-1);
  await enterAs(context, await newMember(nibras));
  await page.goto(`/courses/${course?.id}`);
  await waitForHydration(page);
  await page
    .getByRole('button', { name: /^اشترك الآن بسعر/ })
    .first()
    .click();
  const main = page.getByRole('main');
  const stage = (name: string) => main.getByRole('heading', { name });
  await expect(stage('بقيت خطوة الدفع')).toBeVisible();

  await main.getByRole('button', { name: 'ألغِ هذا الشراء' }).click();
  await expect(stage('أُلغي هذا الشراء')).toBeVisible();
  const cancelled = page.url();
  await main.getByRole('button', { name: 'ابدأ من جديد' }).click();
  await expect(stage('بقيت خطوة الدفع')).toBeVisible();
  expect(page.url()).not.toBe(cancelled);

  const send = async () => {
    const buffer = await page.screenshot();
    await main
      .locator('input[type=file]')
      .last()
      .setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer });
    await main.getByRole('button', { name: 'أرسل الإيصال' }).click();
    await expect(stage('استلمنا الإيصال')).toBeVisible();
    const reference = await page.evaluate(async () => {
      const path = `/api${location.pathname}`;
      const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
      const answer = await (await fetch(path, { headers })).json();
      return answer.purchase.reference as string;
    });
    const { transfers } = await callAs<{ transfers: { data: { id: number }[] } }>(
      nibras,
      `GET /api/studio/transfers?search=${reference}`,
      { token: admin.token },
    );
    return transfers.data[0]?.id;
  };
  const asked = { question: 'أرسل صورة يظهر فيها المبلغ.' };
  const first = await send();
  await callAs(nibras, `POST /api/studio/transfers/${first}/ask`, {
    token: admin.token,
    body: asked,
  });
  await expect(stage('نحتاج منك إلى شيء قبل أن نكمل')).toBeVisible();
  await expect(main.getByText(asked.question)).toBeVisible();
  // While the provider waits for an answer the sum stays.
  await expect(main.getByRole('button', { name: 'ألغِ هذا الشراء' })).toHaveCount(0);

  const declined = { reason: 'المبلغ في الإيصال أقل من المطلوب.' };
  const second = await send();
  await callAs(nibras, `POST /api/studio/transfers/${second}/decline`, {
    token: admin.token,
    body: declined,
  });
  await expect(stage('لم نقبل الإيصال')).toBeVisible();
  await expect(main.getByText(declined.reason)).toBeVisible();
  await expect(main.getByRole('button', { name: 'أرسل الإيصال' })).toBeVisible();
});

test('a client that speaks only the specification joins a free course, and understands a priced one', {
  tag: '@once',
}, async ({ nibras }) => {
  const admin = await demoAdmin(nibras);
  await offerTransfers(nibras, admin.token);
  const { data } = await callAs<{ data: Course[] }>(nibras, 'GET /api/courses?per_page=100');
  const free = data.find(({ salary }) => salary === null);
  const priced = data.find(({ salary }) => salary !== null);
  const { token, email } = await newMember(nibras);
  interface Started {
    status: string;
    message: string;
    data: { message?: string };
    purchase?: { id: number; url: string };
  }
  const enrol = (courseId: number | undefined) =>
    callAs<Started>(nibras, 'POST /api/enroll', { token, body: { courseId } });
  const stateOf = async (courseId: number | undefined) =>
    (await callAs<{ status: string }>(nibras, `GET /api/check-enroll/${courseId}`, { token }))
      .status;

  // A `data.message` opens the code dialog of such a client, whose code comes by mail.
  const codesBefore = nibras.mail.codesTo(email).length;
  const started = await enrol(free?.id);
  expect(started).toMatchObject({ status: 'pending' });
  expect(started.data.message).toBeTruthy();
  expect(started.purchase).toBeUndefined();
  const code = await nibras.mail.codeTo(email, codesBefore + 1);
  await callAs(nibras, `PUT /api/enroll/${free?.id}`, { token, body: { code } });
  expect(await stateOf(free?.id)).toBe('joined');

  // Of a priced course it shows what to do; without a payment no code opens it.
  const offered = await enrol(priced?.id);
  expect(offered).toMatchObject({ status: 'pending' });
  expect(offered.data.message).toBeTruthy();
  expect(offered.purchase?.url).toBe(`/checkout/${offered.purchase?.id}`);
  const guess = callAs(nibras, `PUT /api/enroll/${priced?.id}`, {
    token,
    body: { code: '123456' },
  });
  await expect(guess).rejects.toThrow('409');
  expect(await stateOf(priced?.id)).not.toBe('joined');
});
