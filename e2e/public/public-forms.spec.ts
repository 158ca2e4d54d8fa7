import type { Page } from '@playwright/test';
import { newAddress } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

// The 503 responses that the tests simulate.
test.use({ expectedFaults: /^Failed to load resource: .* 503/ });

/** The address to which the demo's provider gets orders and messages. */
const provider = 'hello@example.com';

async function fill(page: Page, values: Record<string, string>) {
  for (const [label, text] of Object.entries(values))
    await page.getByLabel(label).first().fill(text);
}

async function expectFilled(page: Page, values: Record<string, string>) {
  for (const [label, text] of Object.entries(values)) {
    await expect(page.getByLabel(label).first(), label).toHaveValue(text);
  }
}

const order = (email: string) => ({
  الاسم: 'هدى سالم',
  'رقم الهاتف': '01001234567',
  'البريد الإلكتروني': email,
  البلد: 'مصر',
  'المسمى الوظيفي': 'صاحبة متجر',
  'وصف الطلب': 'أريد متجرًا صغيرًا.\nوأن يعمل على الهاتف.',
});

const message = (email: string) => ({
  'الاسم الكامل': 'كريم حسن',
  'البريد الإلكتروني': email,
  الموضوع: 'سؤال عن المواعيد',
  الرسالة: 'متى يبدأ الكورس القادم؟',
});

/**
 * Makes the next such call fail with a message when the returned function is called; the one after it reaches the
 * server.
 */
async function refuseOnce(page: Page, call: string, message: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    call,
    async (route) => {
      await promise;
      await route.fulfill({ status: 503, json: { message } });
    },
    { times: 1 },
  );
  return resolve;
}

test('an order keeps its values after a failure and a reload, then is mailed to the provider and confirmed', async ({
  page,
  nibras,
}) => {
  const email = newAddress();
  const typed = order(email);
  await page.goto('/services/online-stores');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'اطلب الخدمة' }).first().click();
  await expect(page).toHaveURL(/\/order-service\?service_id=\d+$/);
  const service = new URL(page.url()).searchParams.get('service_id') ?? '';
  await expect(page.getByRole('main')).toContainText('المتاجر الإلكترونية');
  await fill(page, typed);

  const refusal = 'الخدمة متوقفة للصيانة. حاول بعد قليل.';
  const refuse = await refuseOnce(page, '**/api/orders', refusal);
  const send = page.getByRole('button', { name: 'أرسل الطلب' });
  await send.click();
  await expect(page.getByRole('button', { name: 'جارٍ إرسال الطلب…' })).toBeDisabled();
  refuse();
  await expect(page.getByText(refusal)).toBeVisible();
  await expectFilled(page, typed);
  await page.reload();
  await waitForHydration(page);
  await expectFilled(page, typed);

  await send.click();
  await expect(page.getByRole('status').filter({ hasText: 'طلبك' })).toBeVisible();
  await expect(page.getByText(refusal)).toBeHidden();
  // Empty again, except for the service; a reload restores nothing.
  await expect(page.getByLabel('وصف الطلب')).toHaveValue('');
  await expect(page.locator('input[name="service_id"]')).toHaveValue(service);
  await page.reload();
  await expect(page.getByLabel('وصف الطلب')).toHaveValue('');

  const receipt = await nibras.mail.mailTo(email);
  expect(receipt.subject).toContain('وصلنا طلبك');
  expect(receipt.html).toContain('dir="rtl"');
  const providerMail = () => nibras.mail.mails.find((mail) => mail.replyTo?.[0]?.address === email);
  await expect.poll(() => providerMail()?.recipients).toEqual([provider]);
  expect(providerMail()?.subject).toContain('المتاجر الإلكترونية');
  for (const text of ['هدى سالم', '01001234567', 'صاحبة متجر', 'وأن يعمل على الهاتف.']) {
    expect(providerMail()?.text).toContain(text);
  }
});

test('a message keeps its values after a failure and a reload, then is mailed to the provider and confirmed', async ({
  page,
  nibras,
}) => {
  const email = newAddress();
  const typed = message(email);
  await page.goto('/contact');
  await waitForHydration(page);
  await fill(page, typed);
  const refusal = 'الخدمة متوقفة للصيانة. حاول بعد قليل.';
  const refuse = await refuseOnce(page, '**/api/contact', refusal);
  const send = page.getByRole('button', { name: 'أرسل الرسالة' });
  await send.click();
  await expect(page.getByRole('button', { name: 'جارٍ إرسال الرسالة…' })).toBeDisabled();
  refuse();
  await expect(page.getByText(refusal)).toBeVisible();
  // A message that our server cannot take can be sent by the user's own mail program.
  await expect(page.getByRole('link', { name: 'أرسلها من بريدك' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${provider}\\?subject=${encodeURIComponent(typed.الموضوع)}`),
  );
  await expectFilled(page, typed);
  await page.reload();
  await waitForHydration(page);
  await expectFilled(page, typed);

  await send.click();
  await expect(page.getByRole('status').filter({ hasText: 'رسالتك' })).toBeVisible();
  await expect(page.getByLabel('الرسالة')).toHaveValue('');
  expect((await nibras.mail.mailTo(email)).html).toContain('dir="rtl"');
  const providerMail = () => nibras.mail.mails.find((mail) => mail.replyTo?.[0]?.address === email);
  await expect.poll(() => providerMail()?.recipients).toEqual([provider]);
  expect(providerMail()?.text).toContain('متى يبدأ الكورس القادم؟');
});

test('missing and invalid fields of an order show their errors, and nothing is sent', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/')) sent.push(request.url());
  });
  await page.goto('/order-service');
  await waitForHydration(page);
  await fill(page, { الاسم: 'هدى', 'البريد الإلكتروني': 'ليس بريدًا', 'رقم الهاتف': 'abc' });
  await page.getByRole('button', { name: 'أرسل الطلب' }).click();
  await expect(page.getByLabel('رقم الهاتف')).toBeFocused();
  await expect(page.getByText('اكتب بريدًا إلكترونيًا صحيحًا.')).toBeVisible();
  await expect(page.getByLabel('البلد')).toHaveAttribute('aria-invalid', 'true');
  expect(sent.filter((url) => url.endsWith('/api/orders'))).toEqual([]);
});

test('a form with a filled honeypot shows success and sends no mail', async ({ page, nibras }) => {
  const robot = newAddress();
  await page.goto('/contact');
  await waitForHydration(page);
  await fill(page, message(robot));
  const honeypot = page.locator('input[name="homepage"]');
  // Unreachable for users: by pointer, Tab and screen reader.
  await expect(honeypot).toHaveAttribute('tabindex', '-1');
  await expect(page.locator('[aria-hidden="true"]', { has: honeypot })).toHaveCount(1);
  await honeypot.evaluate((input: HTMLInputElement) => {
    input.value = 'https://casino.example';
  });
  await page.getByRole('button', { name: 'أرسل الرسالة' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'رسالتك' })).toBeVisible();

  // Mails are sent in order: a mail for the robot would arrive before the next user's.
  const person = newAddress();
  await fill(page, message(person));
  await honeypot.evaluate((input: HTMLInputElement) => {
    input.value = '';
  });
  await page.getByRole('button', { name: 'أرسل الرسالة' }).click();
  await nibras.mail.mailTo(person);
  await expect
    .poll(() => nibras.mail.mails.some((mail) => mail.replyTo?.[0]?.address === person))
    .toBe(true);
  const about = (email: string) =>
    nibras.mail.mails.filter(
      (mail) => mail.recipients.includes(email) || mail.replyTo?.[0]?.address === email,
    );
  expect(about(person)).toHaveLength(2);
  expect(about(robot)).toEqual([]);
});
