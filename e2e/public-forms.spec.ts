import type { Page } from '@playwright/test';
import { comeAlive } from './support/come-alive.ts';
import { newAddress } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const provider = 'hello@example.com';

test.use({ expectedFaults: /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/ });

async function fill(page: Page, values: Record<string, string>) {
  for (const [label, text] of Object.entries(values)) {
    await page.getByLabel(label, { exact: false }).first().fill(text);
  }
}

async function expectFilled(page: Page, values: Record<string, string>) {
  for (const [label, text] of Object.entries(values)) {
    await expect(page.getByLabel(label).first(), label).toHaveValue(text);
  }
}

test('an order is kept through a failure and a reload, then reaches the provider and is receipted', async ({
  page,
  context,
  nibras,
}) => {
  const email = newAddress();
  const order = {
    الاسم: 'هدى سالم',
    'رقم الهاتف': '01001234567',
    'البريد الإلكتروني': email,
    البلد: 'مصر',
    'المسمى الوظيفي': 'صاحبة متجر',
    'وصف الطلب': `أريد متجرًا صغيرًا.\nوأن يعمل على الهاتف.`,
  };
  await page.goto('/services/online-stores');
  await comeAlive(page);
  await page.getByRole('link', { name: 'اطلب الخدمة' }).first().click();
  await expect(page).toHaveURL(/\/order-service\?service_id=\d+$/);
  const service = new URL(page.url()).searchParams.get('service_id') ?? '';
  await expect(page.getByRole('main')).toContainText('المتاجر الإلكترونية');
  await fill(page, order);

  await context.setOffline(true);
  const send = page.getByRole('button', { name: 'أرسل الطلب' });
  await send.click();
  await expect(page.getByText('حدث خطأ أثناء إرسال الطلب')).toBeVisible();
  await expectFilled(page, order);
  await context.setOffline(false);
  await page.reload();
  await comeAlive(page);
  await expectFilled(page, order);

  await send.click();
  await expect(page.getByText('حدث خطأ أثناء إرسال الطلب')).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: /طلبك/ })).toBeVisible();
  await expect(page.getByLabel('وصف الطلب')).toHaveValue('');
  await expect(page.locator('input[name="service_id"]')).toHaveValue(service);
  await page.reload();
  await expect(page.getByLabel('وصف الطلب')).toHaveValue('');

  const receipt = await nibras.mail.mailTo(email);
  expect(receipt.subject).toContain('وصلنا طلبك');
  expect(receipt.html).toContain('dir="rtl"');
  await expect
    .poll(() => nibras.mail.mails.find((mail) => mail.replyTo?.[0]?.address === email)?.recipients)
    .toEqual([provider]);
  const told = nibras.mail.mails.find((mail) => mail.replyTo?.[0]?.address === email);
  expect(told?.subject).toContain('المتاجر الإلكترونية');
  for (const text of ['هدى سالم', '01001234567', 'صاحبة متجر', 'وأن يعمل على الهاتف.']) {
    expect(told?.text).toContain(text);
  }
});

test('what is missing or wrong in an order is told beside its field, and nothing is sent', async ({
  page,
}) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/orders')) sent += 1;
  });
  await page.goto('/order-service');
  await comeAlive(page);
  await fill(page, { الاسم: 'هدى', 'البريد الإلكتروني': 'ليس بريدًا', 'رقم الهاتف': 'abc' });
  await page.getByRole('button', { name: 'أرسل الطلب' }).click();
  await expect(page.getByLabel('رقم الهاتف')).toBeFocused();
  await expect(page.getByText('اكتب بريدًا إلكترونيًا صحيحًا.')).toBeVisible();
  await expect(page.getByLabel('البلد')).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toBe(0);
});

test('a message is kept through a failure and a reload, then reaches the provider', async ({
  page,
  context,
  nibras,
}) => {
  const email = newAddress();
  const message = {
    'الاسم الكامل': 'كريم حسن',
    'البريد الإلكتروني': email,
    الموضوع: 'سؤال عن المواعيد',
    الرسالة: 'متى يبدأ الكورس القادم؟',
  };
  await page.goto('/contact');
  await comeAlive(page);
  await fill(page, message);
  await context.setOffline(true);
  const send = page.getByRole('button', { name: 'أرسل الرسالة' });
  await send.click();
  await expect(page.getByText('تعذر إرسال رسالتك')).toBeVisible();
  await expect(page.getByRole('link', { name: 'أرسلها من بريدك' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${provider}\\?subject=${encodeURIComponent(message.الموضوع)}`),
  );
  await expectFilled(page, message);
  await context.setOffline(false);
  await page.reload();
  await comeAlive(page);
  await expectFilled(page, message);

  await send.click();
  await expect(page.getByRole('button', { name: 'جارٍ إرسال الرسالة…' })).toBeDisabled();
  await expect(page.getByRole('status').filter({ hasText: /رسالتك/ })).toBeVisible();
  await expect(page.getByLabel('الرسالة')).toHaveValue('');
  await expect
    .poll(() => nibras.mail.mails.find((mail) => mail.replyTo?.[0]?.address === email)?.text)
    .toContain('متى يبدأ الكورس القادم؟');
});
